import {
  ARTICLE_TAGS,
  type ArticleElement,
  type ArticleNode,
  type ArticleTag,
  articleId,
} from "../../../engine/model/article.ts";
import { decoded } from "../../../engine/model/decoded.ts";
import { withoutControls } from "../../../engine/model/without-controls.ts";
import { videoOf } from "../videos.ts";
import { type Context, isForeign, linkAddress, mediaAddress, mediaSet } from "./addresses.ts";
import { attribute, commonProps, type Props, plainId, sizeProps } from "./article-props.ts";

export type { Context };

/** Elements whose children are blocks. */
const HOLDS_BLOCKS = /^(BODY|DIV|FIGURE|UL|OL|DL|TABLE|THEAD|TBODY|TFOOT|TR|BLOCKQUOTE|DETAILS)$/;
const KNOWN_REL = /^(nofollow|sponsored|ugc|license|author)$/;

/**
 * Turns sanitised HTML into data fit for this site: headings below the page's own, addresses made
 * absolute, videos behind a click, tables that scroll, pictures that load late.
 */
export function articleTree(body: HTMLElement, context: Context): ArticleNode[] {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const ids = new Set([...body.querySelectorAll("[id]")].map(({ id }) => plainId(id)));
  const shift = 2 - headings.map(levelOf).reduce((a, b) => Math.min(a, b), 6);
  return new TreeMaker(context, ids, shift).nodes(body);
}

class TreeMaker {
  constructor(
    private readonly context: Context,
    private readonly ids: ReadonlySet<string>,
    private readonly shift: number,
  ) {}

  nodes(parent: Node): ArticleNode[] {
    return [...parent.childNodes].flatMap((child) => this.#node(child));
  }

  #node(node: Node): ArticleNode[] {
    if (node.nodeType === 3) return textOf(node);
    if (node.nodeType !== 1) return [];
    const element = node as Element;
    switch (element.localName) {
      case "a":
        return this.#link(element);
      case "img":
        return this.#picture(element);
      case "video":
      case "audio":
        return this.#recording(element, element.localName);
      case "iframe":
        return this.#video(element);
      case "table":
        return [scrolling(this.#plain(element, "table"))];
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        return this.#heading(element);
      default:
        return this.#other(element);
    }
  }

  #other(element: Element): ArticleNode[] {
    const tag = ARTICLE_TAGS.find((candidate) => candidate === element.localName);
    return tag === undefined ? this.nodes(element) : [this.#plain(element, tag)];
  }

  #plain(element: Element, tag: ArticleTag, more: Props = {}): ArticleElement {
    const children = this.nodes(element);
    const props = { ...commonProps(element), ...more };
    return {
      tag,
      ...(Object.keys(props).length > 0 && { props }),
      ...(children.length > 0 && { children }),
    };
  }

  #heading(element: Element): ArticleNode[] {
    const level = Math.min(6, levelOf(element) + this.shift);
    const heading = this.#plain(element, `h${level}` as ArticleTag);
    return heading.children ? [heading] : [];
  }

  /** A link that leads nowhere, or that has nothing to click, leaves its content. */
  #link(element: Element): ArticleNode[] {
    const children = this.nodes(element);
    const href = this.#href(attribute(element, "href") ?? "");
    if (href === undefined || children.length === 0) return children;
    const foreign = isForeign(href, this.context);
    const rel = [
      ...(attribute(element, "rel") ?? "").split(/\s+/).filter((word) => KNOWN_REL.test(word)),
      ...(foreign ? ["external", "noopener"] : []),
    ];
    const props = { ...commonProps(element), href, ...(rel.length > 0 && { rel: rel.join(" ") }) };
    return [{ tag: "a", props, children }];
  }

  #href(written: string): string | undefined {
    if (written === "") return undefined;
    const id = written.startsWith("#") ? decoded(written.slice(1)) : "";
    if (this.ids.has(id)) return `#${articleId(id)}`;
    return linkAddress(written, this.context);
  }

  /** A video of a site we know is shown after a click; every other frame goes. */
  #video(element: Element): ArticleNode[] {
    const video = videoOf(attribute(element, "src") ?? "", attribute(element, "title") ?? "");
    return video ? [video] : [];
  }

  #picture(element: Element): ArticleNode[] {
    const src = mediaAddress(attribute(element, "src") ?? "", this.context);
    if (src === undefined) return [];
    const srcSet = mediaSet(attribute(element, "srcset") ?? "", this.context);
    const sizes = attribute(element, "sizes");
    const props = {
      ...commonProps(element),
      ...sizeProps(element),
      src,
      alt: attribute(element, "alt") ?? "",
      loading: "lazy",
      decoding: "async",
      ...(srcSet !== undefined && { srcSet, ...(sizes !== undefined && { sizes }) }),
    };
    return [{ tag: "img", props }];
  }

  #recording(element: Element, tag: "video" | "audio"): ArticleNode[] {
    const written =
      attribute(element, "src") ??
      attribute(element.querySelector("source") ?? element, "src") ??
      "";
    const src = mediaAddress(written, this.context);
    if (src === undefined) return [];
    const poster = mediaAddress(attribute(element, "poster") ?? "", this.context);
    const picture = tag === "video" && poster !== undefined && { poster };
    return [{ tag, props: { src, controls: true, preload: "none", ...picture } }];
  }
}

/** Line breaks between blocks say nothing. */
function textOf({ textContent, parentNode }: Node): string[] {
  const text = withoutControls(textContent ?? "");
  const isBetween = /^\s*$/.test(text) && HOLDS_BLOCKS.test(parentNode?.nodeName ?? "");
  return text === "" || isBetween ? [] : [text];
}

/** Wide tables scroll within themselves, and the keyboard can reach them. */
function scrolling(table: ArticleElement): ArticleElement {
  const props = { tabIndex: 0, role: "region", "aria-label": "Table" };
  return { tag: "section", props, children: [table] };
}

function levelOf(heading: Element): number {
  return Number(heading.localName.slice(1));
}
