import { known, type Known } from "../../app/families/family";
import { FAMILIES as OURS } from "../../app/families/table";
import { cellar } from "./cellar";

export const FAMILIES: Readonly<Record<string, Known>> = { ...OURS, cellar: known(cellar) };
