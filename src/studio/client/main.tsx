import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";
import { applyScheme, currentScheme } from "./scheme/scheme.ts";
import { LANGUAGE } from "./words/say.ts";
import "./studio.scss";

document.documentElement.lang = LANGUAGE;
applyScheme(currentScheme());
const root = document.getElementById("root");
if (root) createRoot(root).render(<Studio />);
