import { known, type Known } from "./family";
import { gang } from "./gang";
import { hand } from "./hand";
import { transit } from "./transit";

/**
 * The families that this page can draw, as views name them. The page imports it as `#families`: a build that is to draw one more names
 * another file there, which takes these in (`web/tests/fourth_family` does).
 */
export const FAMILIES: Readonly<Record<string, Known>> = {
  transit: known(transit),
  hand: known(hand),
  gang: known(gang),
};
