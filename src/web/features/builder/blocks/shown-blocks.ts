type Named = { id: string; name: string }

/** The blocks of a list by name: those that were found, and those deleted from it, which can still be brought back. */
export function shownBlocks<Block extends Named>(
  /** All of the athlete's blocks. */
  blocks: readonly Block[],
  found: readonly Block[],
  deleted: readonly Block[],
): { block: Block; isGone: boolean }[] {
  const gone = deleted.filter(({ id }) => !blocks.some((block) => block.id === id))
  const shown = [...found.map((block) => ({ block, isGone: false })), ...gone.map((block) => ({ block, isGone: true }))]
  return shown.toSorted((one, other) => one.block.name.localeCompare(other.block.name))
}
