import { mount } from "svelte";
import App from "./App.svelte";
import { lang } from "./i18n/index.svelte";
import "./look/fonts.css";
import "./look/base.css";
import { settings } from "./settings.svelte";

settings.start();
void lang.start().finally(() => mount(App, { target: document.getElementById("app")! }));
