/**
 * Where a rule is explained: an anchor of the page of all rules, relative to the folder of the engine, or the file of
 * one of the site's own.
 */
export function ruleHelp(rule: string, source?: string): string {
  return source ?? `docs/rules.md#${rule}`;
}
