import { defineField } from "../define-field.ts";
import { listedPages, liveList, oneOf } from "../live-list.ts";

export const field = defineField({
  name: "Route",
  schema: { allOf: [liveList("route")] },
  live: {
    route: (site) =>
      oneOf(
        listedPages(site).map(({ route }) => route),
        "There is no such page.",
      ),
  },
  form: { control: "route" },
});
