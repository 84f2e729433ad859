import type { Definitions } from "../pipeline/definitions.ts";

/** With what the parts of a site are taken in. */
export interface PartOptions {
  /** The folder of the site, which holds its pages. */
  site: string;
  /** Folder of the engine. */
  root: string;
  /** Where results are kept between runs. */
  cache: string;
  /** What the engine has itself. */
  definitions: Definitions;
  /** Where the types of the engine's public modules are declared, by the modules' names. */
  declared: Readonly<Record<string, string>>;
}
