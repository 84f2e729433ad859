/** Where a rule is explained: an anchor of the page of all rules, relative to the folder of the engine. */
export function ruleHelp(rule: string): string {
  return `docs/rules.md#${rule}`;
}
