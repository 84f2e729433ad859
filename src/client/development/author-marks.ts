import { markGaps } from "./gap-marks.ts";
import { showHiddenBar } from "./hidden-bar.ts";

markGaps();
showHiddenBar();
