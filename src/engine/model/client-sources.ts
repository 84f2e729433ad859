/** What visitors' browsers and the renderer are compiled from. Paths are below the folder of the engine. */
export interface ClientSources {
  /** Folders of all that is compiled for them. */
  folders: readonly string[];
  /** The script that every page loads. */
  loader: string;
  /** What makes HTML of a page. */
  renderer: string;
  /** What the compiled renderer gives the elements that it writes: a module with a function `noteElement`. */
  notes: string;
  /** Modules with what stands in folders: the objects that they export take in what a site has of its own. */
  lists: {
    /** The components of blocks, by type. */
    blocks: ClientList;
    /** What browsers load of providers, by name. */
    blogs: ClientList;
    forms: ClientList;
  };
  /** The folder of which a site can replace files. */
  ui: string;
  /** Where blocks have their examples. */
  blocks: string;
  /** Folders of styles that a site's own can use. */
  styles: readonly string[];
  /** What only development brings. */
  development: {
    /** Where scripts of the browser begin: their packages are prepared at once, so that no page is loaded twice. */
    entries: readonly string[];
    /** The script that shows over a page what is wrong with it. */
    overlay: string;
    /** The script that marks what is for authors alone. */
    marks: string;
    /** The script that follows changes of how the site looks. */
    look: string;
  };
  /** The licenses of drawings: paths below the folder of the engine, or of an installed package. */
  assetLicenses: readonly AssetLicense[];
}

/** A module and the name of the object that it exports. */
export interface ClientList {
  file: string;
  name: string;
}

/** The file with the license of drawings. */
export interface AssetLicense {
  file: string;
  /** The package that the file is in; the engine itself by default. */
  package?: string;
}
