import { type DraftEntry, entryName, everyStep, isDraftGroup } from '../draft/draft-entries.ts'

/** Most characters of a block's name: the limit of `NewBlock`, whose script would load all schemas. */
export const MAX_BLOCK_NAME = 50

/** A name for entries that are saved as a block; empty if they suggest none. */
export function proposedName(entries: readonly DraftEntry[]): string {
  const intensities = everyStep(entries).map(({ step }) => step.intensity)
  if (intensities[0] === 'warmup') return 'My warm-up'
  if (intensities.at(-1) === 'cooldown') return 'My cool-down'
  const [only] = entries
  if (!only || entries.length > 1) return ''
  const [first] = isDraftGroup(only) ? only.steps : []
  return (first && isDraftGroup(only) ? `${only.count} × ${entryName(first)}` : entryName(only)).slice(
    0,
    MAX_BLOCK_NAME,
  )
}
