import type { Head } from "../../model/resolved-page.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { ResolvedFields } from "./resolved-fields.ts";

/** Title, description and canonical address of a page. */
export function resolveHead(
  site: Pick<SiteFile, "brand" | "url">,
  route: string,
  fields: ResolvedFields,
): Head {
  const title = fields.headTitle ?? fields.title;
  return {
    title: title.includes(site.brand) ? title : `${title} | ${site.brand}`,
    description: fields.description,
    canonical: absolute(site.url, route),
    noindex: fields.noindex === true || route === "/404",
  };
}

/** The public address of a route. */
export function absolute(siteUrl: string, route: string): string {
  return siteUrl.replace(/\/$/, "") + (route === "/" ? "/" : route);
}
