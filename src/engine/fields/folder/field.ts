import { ancestorsOf } from "../../model/route.ts";
import { defineField } from "../define-field.ts";
import { listedPages, liveList, oneOf } from "../live-list.ts";

export const field = defineField({
  name: "Folder",
  schema: { allOf: [liveList("folder")] },
  live: {
    folder(site) {
      const routes = listedPages(site).map(({ route }) => route);
      const folders = new Set([...routes, ...routes.flatMap(ancestorsOf)]);
      return oneOf([...folders], "There are no pages below this path.");
    },
  },
  form: { control: "route" },
});
