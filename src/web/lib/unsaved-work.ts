/** Work that leaving the page would lose, asked of whoever holds some. */
const holders = new Set<() => boolean>()

/** Whether something on the page is not saved at this moment. */
export function hasUnsavedWork(): boolean {
  return [...holders].some((holds) => holds())
}

/** Answers for some work from now on; ends with the function it gives back. */
export function holdWork(holds: () => boolean): () => void {
  holders.add(holds)
  return () => holders.delete(holds)
}
