/** The match of a sticky pattern at a column of a line, with its groups; empty if the pattern does not match there. */
export function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | [] {
  pattern.lastIndex = at
  return pattern.exec(line) ?? []
}
