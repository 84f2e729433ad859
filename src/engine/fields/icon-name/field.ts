import { defineField } from "../define-field.ts";

export const field = defineField({ name: "IconName", form: { control: "icon" } });
