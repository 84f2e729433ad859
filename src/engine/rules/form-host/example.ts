import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site(
    '\n  "leadForm": { "provider": "iframe", "title": "Write to us", "src": "https://forms.example.com/12" },',
  ),
  right: site(
    '\n  "leadForm": { "provider": "iframe", "title": "Write to us", "src": "https://forms.example.com/12" },\n  "formHosts": ["https://forms.example.com"],',
  ),
};
