/** What Vite's development server brings to every page. */
declare module "@vite/client" {
  /** @param owner a name for the listeners of one program */
  export function createHotContext(owner: string): NonNullable<ImportMeta["hot"]>;
}
