import { formatAddress } from "localized-address-format";
import type { Address } from "../../model/site-file.ts";

/** An address as letters have it in its country, line by line. */
export function addressLines({ street, city, region, postalCode, country }: Address): string[] {
  return formatAddress({
    postalCountry: country,
    // A city that is a region of its own is named once.
    administrativeArea: region === city ? undefined : region,
    locality: city,
    postalCode,
    addressLines: [street],
  });
}
