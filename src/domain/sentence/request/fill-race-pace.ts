import { racePaceRefusal } from '../../generator/request/race-pace.ts'
import { racePaceName } from '../../sports/races.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { describeLength } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Fills the race at whose pace the work is done, and with it the metric, unless another one was said. A race that the
 * type is not done at stays unread; one whose pace cannot be asked for only names the type.
 */
export function fillRacePace(draft: DraftRequest, mentions: readonly Mention[], sport: SportId): void {
  const { asked } = draft
  const { racePaces, reference } = sportOf(sport)
  if (!racePaces) return
  for (const mention of mentionsOf('race pace', mentions)) {
    const { race: racePace } = mention
    if (!racePace) continue
    const { workoutType, workoutMetric = reference.metric } = asked
    const isOther = asked.racePace !== undefined && asked.racePace !== racePace
    const refusal = isOther ? ONE_RACE : racePaceRefusal({ sport, workoutType, workoutMetric, racePace })
    // A set that is written out has its pace already.
    const isWritten = draft.found.some(
      ({ field, from, reading }) =>
        field === 'mainSet' && from === mention.from && reading.includes(`${racePace} pace`),
    )
    if (refusal && isWritten) continue
    if (refusal) draft.addUnread(mention, refusal)
    else {
      Object.assign(asked, { racePace, workoutMetric })
      draft.addFound('racePace', racePaceName(racePace), mention)
      explainEndsWithin(draft, racePaceName(racePace))
    }
  }
}

/** Says that a length holds the warm-up and the cool-down, too, where only it and a pace are said: "5 mile run at marathon pace". */
function explainEndsWithin(draft: DraftRequest, reading: string): void {
  const { durationType, durationUnit, durationValue, set, warmup, cooldown } = draft.asked
  const isWritten = draft.found.some(({ field }) => field === 'mainSet')
  if (isWritten || set || warmup || cooldown || !durationType || !durationUnit || durationValue === undefined) return
  const length = describeLength({ durationType, durationUnit, durationValue })
  const because = `The ${length} hold the warm-up and the cool-down, so less is at this pace: say “no warm up” if all of it is.`
  draft.addInferred('racePace', reading, because)
}

/** For the pace of a second race. */
export const ONE_RACE = 'The work is done at one pace: the first race counts.'
