import { mergeConfig } from "vite";
import standard from "../../vite.config";

// The pages with one family more: everything as it is, but for the table of families.
export default mergeConfig(standard, { resolve: { alias: { "#families": "/../tests/fourth_family/families.ts" } } });
