/** `price-list` as `priceList`. */
export function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `price-list` as `PriceList`. */
export function pascal(name: string): string {
  return camel(name).replace(/^./, (letter) => letter.toUpperCase());
}

/** `PriceList` as `price-list`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
