import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  appType: "custom",
  publicDir: false,
  css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
});
