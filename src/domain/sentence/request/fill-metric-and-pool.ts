import { type SportId, sportOf } from '../../sports/registry.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the metric that targets are measured by. */
export function fillMetric(draft: DraftRequest, mentions: readonly Mention[], { sport }: SportContext): void {
  const { metrics, noun } = sportOf(sport)
  for (const mention of mentionsOf('metric', mentions)) {
    const reading = { heartrate: 'Heart rate', pace: 'Pace', power: 'Power' }[mention.metric]
    if (metrics.includes(mention.metric)) {
      draft.asked.workoutMetric = mention.metric
      draft.addFound('workoutMetric', reading, mention)
    } else draft.addUnread(mention, `A ${noun} has no target by ${reading.toLowerCase()}.`)
  }
}

/**
 * Fills the metric that work is said in, unless one was named: beats, or watts and paces of an athlete whose own reference
 * value is known, which the rest of the session is computed from.
 */
export function fillMetricOfWork(draft: DraftRequest, steps: StoredSteps, sport: SportId, reference?: number): void {
  const { metrics } = sportOf(sport)
  const types = steps.flatMap((entry) => (isRepeat(entry) ? [] : (entry.target?.type ?? [])))
  const metric = metrics.find((one) => types.includes(one))
  if (metric === 'heartrate') draft.asked.workoutMetric = metric
  else if (metric && reference !== undefined) draft.asked.workoutMetric ??= metric
}

/** Fills the length of the pool, which counts in the unit of the swim; `assumed` is the one that lengths are counted in. */
export function fillPool(
  draft: DraftRequest,
  mentions: readonly Mention[],
  context: SportContext,
  assumed?: number,
): void {
  const unit = draft.asked.durationUnit ?? context.unit
  if (assumed !== undefined) {
    draft.asked.poolLength = assumed
    draft.addInferred('poolLength', `Pool of ${assumed} ${unit}`, 'Lengths are counted, and no pool was said.')
  }
  for (const mention of mentions) {
    if (mention.kind === 'amount' && mention.pool !== undefined && sportOf(context.sport).inPool) {
      draft.asked.poolLength = mention.pool
      draft.addFound('poolLength', `Pool of ${mention.pool} ${unit}`, mention)
    }
    if (mention.kind !== 'pool') continue
    if (!sportOf(context.sport).inPool) draft.addUnread(mention, 'Only a swim has a pool.')
    else if (mention.unit && mention.unit !== unit) draft.addUnread(mention, `Say the pool in ${unit}, as the swim is.`)
    else {
      const counted = mentionsOf('amount', mentions).find(({ pool }) => pool !== undefined && pool !== mention.length)
      draft.asked.poolLength = mention.length
      draft.addFound('poolLength', `Pool of ${mention.length} ${unit}`, mention)
      if (counted)
        draft.addInferred(
          'poolLength',
          `Pool of ${mention.length} ${unit}`,
          `The lengths are counted as ${counted.pool} ${unit} each, in a pool of ${mention.length}.`,
        )
    }
  }
  if (context.pool !== undefined && sportOf(context.sport).inPool) draft.asked.poolLength = context.pool
}

/** Leaves out a pool in another unit than the length that was said: "swim 2k, 25 yard pool". */
export function checkPool(draft: DraftRequest, mentions: readonly Mention[]): void {
  const unit = draft.asked.durationUnit
  const said = mentionsOf('pool', mentions).find((pool) => pool.unit && unit && pool.unit !== unit)
  if (!said || draft.asked.poolLength === undefined) return
  delete draft.asked.poolLength
  draft.found.splice(0, draft.found.length, ...draft.found.filter(({ field }) => field !== 'poolLength'))
  draft.addUnread(said, `Say the pool in ${unit}, as the swim is.`)
}
