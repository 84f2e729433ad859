import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";
import "./studio.scss";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Studio />);
