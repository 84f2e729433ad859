/**
 * Counts what work looks at: the characters that regular expressions go over. One that matches nothing
 * counts as if it had looked at all that was left, since it may have. Time depends on the machine; this
 * does not.
 */
export function countSteps(work: () => void): number {
  const { exec } = RegExp.prototype;
  let steps = 0;
  RegExp.prototype.exec = function counted(text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    steps += (match ? match.index + match[0].length : String(text).length) - start;
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return steps;
}
