import { defineField } from "../define-field.ts";
import type { PageList } from "./type.ts";

export const field = defineField<PageList>({
  name: "PageList",
  resolve: (value, context, pointer) => context.pages(value, pointer),
  form: { control: "pages", empty: "below" },
});
