import type { DraftOwner } from './kept-draft.ts'

/** In the place of an id: a workout that is built by hand, and a generated one. */
export const NEW = 'new'
export const GENERATED = 'generated'

/** Whose the work in the builder is, and where it may have been kept before: a generated workout opens as a new one. */
export function ownersFor(
  athlete: string | undefined,
  { id, isGenerated }: { id?: string | undefined; isGenerated: boolean },
): { owner: DraftOwner | undefined; earlier: DraftOwner[] } {
  if (!athlete) return { owner: undefined, earlier: [] }
  if (isGenerated) return { owner: { athlete, workout: GENERATED }, earlier: [] }
  const owner = { athlete, workout: id ?? NEW }
  return { owner, earlier: id ? [owner] : [owner, { athlete, workout: GENERATED }] }
}
