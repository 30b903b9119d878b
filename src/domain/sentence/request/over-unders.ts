import { sportOf } from '../../sports/registry.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import type { WritingContext } from '../written/writing.ts'
import type { DraftRequest } from './draft-request.ts'
import { fillMainSet } from './fill-main-set.ts'

/** Fills the main set of a session of over-unders of which only the length was said: as many as suit it. */
export function fillOverUnders(
  draft: DraftRequest,
  mentions: readonly Mention[],
  context: WritingContext,
  reference?: number,
): void {
  const { set, mainSet, durationUnit, durationValue, workoutType } = draft.asked
  const [named] = mentionsOf('session', mentions).filter(({ session }) => session === 'over-unders')
  const hasSet = set ?? mainSet ?? mentions.find(({ kind }) => kind === 'set' || kind === 'over-under')
  if (!named || hasSet || sportOf(context.sport).inPool || workoutType !== 'threshold') return
  const minutes =
    durationUnit === 'minutes' || durationValue === undefined ? (durationValue ?? USUAL_MINUTES) : undefined
  const usual = minutes && USUAL.find(({ least }) => minutes >= least)
  if (!usual) return
  const head: MentionOf<'set'> = {
    ...{ kind: 'set', times: usual.times, bout: { kind: 'time', seconds: usual.minutes * 60 } },
    ...{ from: named.from, to: named.to },
  }
  fillMainSet(draft, [{ head, about: [named] }], context, reference)
  draft.addInferred('mainSet', 'Assumed', `No set was said, so ${usual.times} × ${usual.minutes} minutes.`)
}

/** The length of a session whose length was not said, and the sets by the length (our choice). */
const USUAL_MINUTES = 75
const USUAL = [
  { least: 100, times: 4, minutes: 12 },
  { least: 70, times: 3, minutes: 12 },
  { least: 50, times: 3, minutes: 9 },
  { least: 35, times: 2, minutes: 9 },
]
