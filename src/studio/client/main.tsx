import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";
import { applyScheme, currentScheme } from "./scheme/scheme.ts";
import "./studio.scss";

applyScheme(currentScheme());
const root = document.getElementById("root");
if (root) createRoot(root).render(<Studio />);
