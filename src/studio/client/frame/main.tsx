import { createRoot } from "react-dom/client";
import { markGaps } from "../../../client/development/gap-marks.ts";
import { followScrolling } from "../../../client/follow-scrolling.ts";
import type { Shell } from "../../../engine/model/resolved-page.ts";
import { FramePage } from "./FramePage.tsx";

const root = document.getElementById("root");
const response = await fetch("/@site/shell.json");
const shell = (await response.json()) as Shell;
if (root) createRoot(root).render(<FramePage shell={shell} />);
markGaps();
followScrolling();
