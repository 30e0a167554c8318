import { helicopter } from "./helicopter";
import type { Special } from "./special";

/** The special rules that show something of their own; what others have to say, their words say. */
export const SPECIALS: readonly Special[] = [helicopter];
