import type { Folded } from '../fold/folding.ts'

/** "45 min swim with drills": which drills, and how far, is the generator's to say. */
export function isDrillSession({ parts, notes }: Folded): boolean {
  const [only, ...others] = parts
  if (!only || others.length > 0 || only.times.length > 0 || only.inner || only.rungs) return false
  return [...only.details, ...notes].some(({ text }) => text === 'drill')
}
