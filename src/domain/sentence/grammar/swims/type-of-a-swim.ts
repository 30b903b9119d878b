import { workoutTypeLabel } from '../../../sports/registry.ts'
import type { DraftRequest } from '../../request/draft-request.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { Aim, Part } from '../part.ts'
import { isCalm } from '../sizes.ts'

/** Fills the type of a swim that is a ladder, by its word or by its rungs. */
export function fillLadder(draft: DraftRequest, parts: readonly Part[], text: string): void {
  const main = parts.filter(({ role }) => role === undefined)
  const [first] = main
  const isPlain = main.every(({ times, inner, rungs }) => times.length === 0 && !inner && !rungs)
  if (first && isPlain && /(?<!rest )\bintervals\b/i.test(text)) {
    draft.asked.workoutType = 'interval'
    draft.addFound('workoutType', workoutTypeLabel.interval, { from: first.from, to: first.to })
  }
  if (!first || !(/\b(?:ladders?|pyramids?)\b/i.test(text) || main.some(hasRungs))) return
  draft.asked.workoutType = 'ladder sets'
  draft.addFound('workoutType', workoutTypeLabel['ladder sets'], { from: first.from, to: first.to })
}

function hasRungs({ rungs = [], inner = [] }: Part): boolean {
  const lengths = new Set(rungs.map(({ value, unit }) => `${value} ${unit}`))
  return (rungs.length >= LEAST_RUNGS && lengths.size > 1) || inner.some(hasRungs)
}

// Our choice.
const LEAST_RUNGS = 3

/** What the type of a swim goes by: beside a harder set, or one of which nothing is said, an easy one does not name the session. */
export function aimsOfSets(parts: readonly Part[]): Aim[] {
  const swims = parts.flatMap((part) => part.inner ?? part)
  const aims = swims.map((one) => [
    ...one.aims,
    ...(one.listed ?? []),
    ...(one.inner?.flatMap((two) => two.aims) ?? []),
  ])
  const all = [...parts.flatMap((part) => (part.inner ? [...part.aims, ...(part.listed ?? [])] : [])), ...aims.flat()]
  const isSoft = (aim: Aim) => isEasyAim(aim) || isCalm(aim)
  const isOnlySoft = swims.length < 2 || aims.every((own) => own.length > 0 && own.every(isSoft))
  return isOnlySoft ? all : all.filter((aim) => !isSoft(aim))
}
