import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

const form = (second: string) =>
  site(`
  "leadForm": {
    "provider": "post",
    "title": "Write to us",
    "target": { "service": "formspree", "formId": "abcdwxyz" },
    "thanks": "/",
    "fields": [
      { "kind": "text", "name": "name", "label": "Your name" },
      { "kind": "email", "name": "${second}", "label": "E-mail" }
    ]
  },`);

export const example: RuleExample = {
  file: "_site.json",
  wrong: form("name"),
  right: form("email"),
};
