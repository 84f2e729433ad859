import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "file-link",
  level: "error",
  title: "A symbolic link in place of a file",
  help: "A symbolic link can lead outside the folder, to what is not meant for visitors or changes unseen. Put the file itself into the folder.",
});
