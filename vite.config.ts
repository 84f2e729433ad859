import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  appType: "custom",
  publicDir: false,
  css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // Only to end what hangs: a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
