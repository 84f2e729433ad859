import type { ComponentType } from "react";
import type { Field } from "../../contract/field.ts";
import type { FieldProps } from "./field-props.ts";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { EitherField } from "./fields/EitherField.tsx";
import { GroupField } from "./fields/GroupField.tsx";
import { IconField } from "./fields/IconField.tsx";
import { LineField } from "./fields/LineField.tsx";
import { LinkField } from "./fields/LinkField.tsx";
import { ListField } from "./fields/ListField.tsx";
import { MediaField } from "./fields/MediaField.tsx";
import { NumberField } from "./fields/NumberField.tsx";
import { PagesField } from "./fields/PagesField.tsx";
import { PictureField } from "./fields/PictureField.tsx";
import { RichTextField } from "./fields/RichTextField.tsx";
import { SharedField } from "./fields/SharedField.tsx";
import { SwitchField } from "./fields/SwitchField.tsx";
import { TextField } from "./fields/TextField.tsx";

/** The component of every kind of field. A new block type is made of these. */
const FIELDS: { [Kind in Field["kind"]]: ComponentType<FieldProps<Kind>> } = {
  text: TextField,
  "rich-text": RichTextField,
  link: LinkField,
  route: LinkField,
  media: MediaField,
  picture: PictureField,
  anchor: LineField,
  day: LineField,
  pages: PagesField,
  shared: SharedField,
  icon: IconField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  list: ListField,
  group: GroupField,
  either: EitherField,
};

/** One field of a form, whatever its kind. */
export function FieldView(props: FieldProps) {
  const Component = FIELDS[props.field.kind] as ComponentType<FieldProps>;
  return <Component {...props} />;
}
