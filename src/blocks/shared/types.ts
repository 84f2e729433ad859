/** A block that several pages show. It is written once, in `pages/_shared/`. */
export interface SharedBlock {
  type: "shared";
  /**
   * The file's name without `.json`, for example `why-choose-us`.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  name: string;
}
