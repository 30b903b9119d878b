/** How often in all what is repeated in rounds of rounds is done. */
export function product(times: readonly number[]): number {
  return times.reduce((all, one) => all * one, 1)
}
