import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "file-unreadable",
  level: "error",
  title: "A file cannot be read",
  help: "The file is there, but the system does not let it be read, or the disk is damaged. Give yourself the right to read it, or take it from a backup. A pipe, a socket or a device is not read at all.",
});
