/** Something a document refers to, as it is written there. */
export interface WrittenReference {
  /** For example `img src` or `meta og:image`. */
  attribute: string;
  value: string;
}

/** What a written document refers to and offers. */
export interface WrittenDocument {
  references: WrittenReference[];
  ids: string[];
  /** Ids that elements say they are labelled, described or controlled by. */
  idReferences: WrittenReference[];
}

/** A document of nothing yet. */
export function emptyDocument(): WrittenDocument {
  return { references: [], ids: [], idReferences: [] };
}

/** What two parts of a document say together. */
export function joinDocuments(a: WrittenDocument, b: WrittenDocument): WrittenDocument {
  return {
    references: [...a.references, ...b.references],
    ids: [...a.ids, ...b.ids],
    idReferences: [...a.idReferences, ...b.idReferences],
  };
}

/** Attributes with an address. */
export const ADDRESSES = [
  "href",
  "src",
  "poster",
  "action",
  "formaction",
  "data",
  "data-page",
  "data-shell",
];
/** Attributes with ids of other elements. */
export const ID_LISTS = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-flowto",
  "aria-details",
  "aria-errormessage",
  "aria-activedescendant",
  "headers",
  "list",
  "form",
  "popovertarget",
];
/** Further attributes that say something. */
export const OTHERS = ["id", "name", "style", "srcset", "imagesrcset", "usemap", "content"];
const META_ADDRESSES = new Set(["og:image", "og:url", "og:video", "og:audio", "twitter:image"]);
const ADDRESS = new Set(ADDRESSES);
const ID_LIST = new Set(ID_LISTS);

/** Notes what an element refers to and offers. */
export function readElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  written: WrittenDocument,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === "id" || (attribute === "name" && name === "a")) written.ids.push(value);
    else if (ADDRESS.has(attribute)) addReference(written, `${name} ${attribute}`, value);
    else if (attribute === "srcset" || attribute === "imagesrcset")
      for (const candidate of value.split(/,\s+/))
        addReference(written, `${name} ${attribute}`, candidate.trim().split(/\s/, 1)[0] ?? "");
    else if (attribute === "style")
      for (const url of urlsIn(value)) addReference(written, `${name} style`, url);
    else if (attribute === "usemap") addReference(written, `${name} usemap`, value);
    else if (ID_LIST.has(attribute))
      for (const id of value.split(/\s+/).filter(Boolean))
        written.idReferences.push({ attribute: `${name} ${attribute}`, value: id });
  }
  if (name === "meta") readMeta(attributes, written);
}

/** The addresses in a style sheet. */
export function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? "");
}

/** Notes one reference. */
export function addReference(written: WrittenDocument, attribute: string, value: string): void {
  written.references.push({ attribute, value });
}

function readMeta(attributes: Readonly<Record<string, string>>, written: WrittenDocument): void {
  const { content = "" } = attributes;
  const kind = attributes.property ?? attributes.name ?? "";
  if (META_ADDRESSES.has(kind)) addReference(written, `meta ${kind}`, content);
  if (attributes["http-equiv"]?.toLowerCase() === "refresh") {
    const target = /url\s*=\s*["']?([^"']*)/i.exec(content)?.[1];
    if (target !== undefined) addReference(written, "meta refresh", target.trim());
  }
}
