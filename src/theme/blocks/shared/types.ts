import type { SharedName } from "../../../engine/fields/shared-name/type.ts";

/** A block that several pages show. It is written once, in `pages/_shared/`. */
export interface SharedBlock {
  type: "shared";
  /**
   * The file's name without `.json`, for example `why-choose-us`.
   * @title Shared part
   */
  name: SharedName;
}
