import { isPattern } from "../model/route.ts";
import { alternatesOf } from "./alternates.ts";
import { apartFiles } from "./apart-files.ts";
import { type DocumentInput, iconHref } from "./document.ts";
import { emptyDocument, type WrittenDocument } from "./written/read-element.ts";

/** What a document refers to and offers beside the content of its page: all that {@link composeDocument} writes around it. */
export function documentReferences(input: Omit<DocumentInput, "body">): WrittenDocument {
  const { assets, shell, dataUrl, page, shareImage } = input;
  const { canonical, noindex } = page.head;
  const apart = apartFiles(page, assets.apart);
  const isListed = !noindex && !isPattern(page.route);
  const alternates = (isListed && alternatesOf(page, shell)) || [];
  const isShared = isListed && shareImage !== undefined;
  const references: [attribute: string, values: (string | false | undefined)[]][] = [
    ["html data-shell", [assets.shell]],
    ["html data-page", [dataUrl]],
    ["link href", [isListed && canonical, iconHref(shell, assets), assets.feed]],
    ["link href", alternates.map(({ address }) => address)],
    ["link href", [...assets.fonts, ...assets.styles, ...apart.styles, ...apart.scripts]],
    ["link href", assets.icons ? ["/icon-180.png", "/manifest.webmanifest"] : []],
    ["script src", [assets.loader]],
    ["meta og:url", [isShared && canonical]],
    ["meta og:image", [isShared && shareImage]],
  ];
  return {
    ...emptyDocument(),
    ids: ["root"],
    references: references.flatMap(([attribute, values]) =>
      values
        .filter((value) => typeof value === "string")
        .map((value) => ({ attribute, value: value as string })),
    ),
  };
}
