import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { type DrawnEffort, drawnEffort } from '#tests/support/sentences/drawn-effort.ts'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../generator/request.ts'
import { sportOf } from '../sports/registry.ts'
import { unroll } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import type { Understood } from './result.ts'
import { understand } from './understand.ts'

const references = { running: '4:40', cycling: 250, swimming: '1:45' }

/** What is built of a sentence, with what is said about it; undefined where the request is refused. */
function build({ sentence, sport, metric }: DrawnEffort, understood: Understood, seed: number) {
  if (understood.workout) return { steps: understood.workout.steps, remarks: [] }
  const { assumed, asked } = understood
  const request = { workoutMetric: metric, referenceValue: references[sport], ...assumed, ...asked } as GenerateRequest
  expect([sentence, asked.sport ?? assumed.sport]).toEqual([sentence, sport])
  return issuesOf(request).length > 0 ? undefined : generate(request, { seed })
}

/** Whether the words are named: as left out, to be checked, or as said beside the type. */
function isNamed({ words, sentence }: DrawnEffort, { unread, checks, inferred }: Understood): boolean {
  const from = sentence.lastIndexOf(words)
  const to = from + words.length
  return (
    [...unread, ...checks].some((one) => one.from < to && one.to > from) ||
    inferred.some(({ because }) => /is said, too|VO2 Max here means/.test(because))
  )
}

/** The steps that are trained, without warm-up, cool-down, recoveries and rests. */
function trained(steps: StoredSteps): Step[] {
  return unroll(steps).filter(({ intensity }) => intensity === 'active' || intensity === 'interval')
}

/** The highest effort from 1 to 10 of a step without a target that still lies in a zone of the pulse. */
const HIGHEST_FELT = [3, 4, 6, 8, 9, 10, 10]

function isOutside({ target, effort }: Step, { zones, isOfAll, percents, sport }: DrawnEffort): boolean {
  const easy = isOfAll ? 0 : Math.max(sportOf(sport).easyZone, 2)
  const allowed = target?.type === 'heartrate' ? zones.pulse : zones.own
  const { zoneNumber, percentMin = 0, percentMax = 0 } = target ?? {}
  if (target?.type === 'open' || !target) return (effort ?? 0) > (HIGHEST_FELT[Math.max(...zones.own) - 1] ?? 10)
  if (percents && percentMax > 0) return percentMin < percents[0] || percentMax > percents[1]
  if (zoneNumber !== undefined) return zoneNumber > easy && !allowed.includes(zoneNumber)
  // Between two zones: the classic bouts of VO2 Max on a bike.
  return !allowed.includes(6) && (percentMin + percentMax) / 2 > 105.3
}

testProperty('no minute of a session lies outside of the effort that is said, unless that is named', 3000, (drawing) =>
  fc.assert(
    fc.property(drawnEffort, fc.nat(1e6), (drawn, seed) => {
      const understood = understand(drawn.sentence, { sport: drawn.sport })
      const built = build(drawn, understood, seed)
      if (!built || isNamed(drawn, understood)) return
      const outside = trained(built.steps).filter((step) => isOutside(step, drawn))
      expect({
        sentence: drawn.sentence,
        outside: outside.map(({ name, target, effort }) => ({ name, target, effort })),
      }).toEqual({ sentence: drawn.sentence, outside: [] })
    }),
    drawing,
  ),
)
