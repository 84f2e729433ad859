const CAMPAIGN = /^(utm_[a-z]+|gclid|fbclid|msclkid)$/;

/**
 * The address of a form with what brought the visitor here: campaign parameters of the page's own
 * address, and its path. Providers store them with what the form sends.
 */
export function withCampaign(
  src: string,
  page: Pick<Location, "href" | "pathname" | "search">,
): string {
  const url = new URL(src, page.href);
  for (const [name, value] of new URLSearchParams(page.search))
    if (CAMPAIGN.test(name)) url.searchParams.set(name, value);
  url.searchParams.set("page", page.pathname);
  return url.href;
}
