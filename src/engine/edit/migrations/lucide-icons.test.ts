import { expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { lucideIcons } from "./lucide-icons.ts";
import { planUpdate } from "./plan-update.ts";

const BEFORE = [
  ...["agreement", "award", "badge", "building", "calendar", "chart", "chat", "check", "clock"],
  ...["graduation", "heart", "home", "laser", "mail", "map", "money", "phone", "scale", "search"],
  ...["shield", "star", "stethoscope", "syringe", "team", "van"],
];

it("every icon that there was has a name of Lucide's", () => {
  const items = BEFORE.map((icon) => ({ icon }));
  const value = { blocks: [{ items }] };
  const { changes } = lucideIcons.migrate({ kind: "page", value });
  const renamed = new Map(changes.map(({ pointer, value }) => [pointer, value as string]));
  const names = BEFORE.map((name, at) => renamed.get(`/blocks/0/items/${at}/icon`) ?? name);
  expect(names.filter((name) => DEFINITIONS.icons.path(name) === undefined)).toEqual([]);
  expect(changes.map(({ value }) => value).join(" ")).toBe(
    "file-pen-line badge-check building-complex calendar-days chart-no-axes-column message-square graduation-cap heart-pulse house zap map-pin wallet shield-check users truck",
  );
});

it("a file keeps everything else as it was written", () => {
  const text =
    '{ "icon": "/media/heart.svg", "blocks": [{ "icon": "heart", "title": "heart" }] }\n';
  const shared = '{ "block": { "items": [{ "icon": "phone" }, { "icon": "van" }] } }\n';
  const documents = [
    { path: "pages/_site.json", kind: "site" as const, text: '{ "icon": "heart" }' },
    { path: "pages/index.json", kind: "page" as const, text },
    { path: "pages/_shared/a.json", kind: "shared" as const, text: shared },
    { path: "templates/a.json", kind: "template" as const, text: `{ "page": ${text} }` },
    { path: "patterns/a.json", kind: "pattern" as const, text },
  ];
  const { writes } = planUpdate({ documents, others: [] }, "1.0.0-alpha.2", [lucideIcons]);
  const after = text.replace('"icon": "heart"', '"icon": "heart-pulse"');
  expect(writes.get("pages/index.json")).toBe(after);
  expect(writes.get("pages/_shared/a.json")).toBe(shared.replace("van", "truck"));
  expect(writes.get("templates/a.json")).toBe(`{ "page": ${after} }`);
  expect(writes.get("patterns/a.json")).toBe(after);
  expect(JSON.parse(writes.get("pages/_site.json") ?? "")).toMatchObject({ icon: "heart" });
});
