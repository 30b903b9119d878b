/** The first `max` words of a list, and how many more there are: `a, b, 2 more`. */
export function listFirst(words: readonly string[], max: number): string {
  const rest = words.length - max
  return [...words.slice(0, max), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
