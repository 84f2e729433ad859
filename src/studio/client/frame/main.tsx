import { createRoot } from "react-dom/client";
import { markGaps } from "../../../client/development/gap-marks.ts";
import { followScrolling } from "../../../client/follow-scrolling.ts";
import "./frame.scss";
import { FramePage } from "./FramePage.tsx";
import { fetchFrame } from "./fetch-frame.ts";
import { followProgram } from "./follow-program.ts";

const root = document.getElementById("root");
const shell = await fetchFrame("");
if (root) createRoot(root).render(<FramePage shell={shell} />);
markGaps();
followScrolling();
followProgram();
