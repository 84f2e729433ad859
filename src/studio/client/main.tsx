import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";
import { applyScheme, currentScheme } from "./scheme/scheme.ts";
import { leftWork } from "./state/unsent-work.ts";
import { LANGUAGE } from "./words/say.ts";
import "./studio.scss";

document.documentElement.lang = LANGUAGE;
applyScheme(currentScheme());
const root = document.getElementById("root");
// A browser that keeps nothing has nothing left.
const left = await leftWork().catch(() => []);
if (root) createRoot(root).render(<Studio left={left} />);
