import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'

const pairs = everyPair.filter(({ sport }) => !sportOf(sport).inPool)
const cases = pairs.flatMap(({ sport, type }) => sportOf(sport).metrics.map((metric) => [sport, type, metric] as const))

test.each(cases)('in one session of %s, %s by %s easy steps of one target have one name', (sport, type, metric) => {
  for (const { name, steps } of drawn(sport, type, metric)) {
    const easy = steps.filter(isEasy)
    const names = new Map(easy.map((step) => [targetIn(step), step.name]))
    for (const step of easy) expect(step.name, name).toBe(names.get(targetIn(step)))
  }
})

test.each(cases)('in one session of %s, %s by %s steps of one name lie in one zone', (sport, type, metric) => {
  for (const { name, steps } of drawn(sport, type, metric)) {
    const main = steps.filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
    const zones = new Map(main.map((step) => [step.name, zoneIn(step)]))
    for (const step of main) expect(zoneIn(step), `${name}: ${step.name}`).toBe(zones.get(step.name))
  }
})

test('a session of one bout says nothing of a first and a last', () => {
  for (const [sport, type, metric] of cases)
    for (const { name, steps } of drawn(sport, type, metric)) {
      const bouts = steps.filter(({ intensity }) => intensity === 'interval')
      if (bouts.length === 1) expect(bouts[0]?.notes, name).not.toMatch(/first one|the last one/)
    }
})

function drawn(
  sport: (typeof cases)[number][0],
  type: (typeof cases)[number][1],
  workoutMetric: 'power' | 'pace' | 'heartrate',
) {
  return [30, 60, 100, 180].flatMap((durationValue) =>
    Array.from({ length: 25 }, (_, seed) => ({
      name: `${durationValue} minutes, seed ${seed}`,
      steps: unroll(generate({ ...usualRequest(sport, type), workoutMetric, durationValue }, { seed }).steps),
    })),
  )
}

/** Warm-up and cool-down are named for their place, and a target of another cadence is another one. */
function isEasy({ intensity, target, cadence }: Step): boolean {
  if (intensity === 'warmup' || intensity === 'cooldown' || cadence) return false
  return target?.type !== 'open' && (target?.zoneNumber ?? 9) <= 2
}

function targetIn({ target }: Step): string {
  return JSON.stringify(target)
}

function zoneIn({ target, effort }: Step): string {
  return `${target?.zoneNumber ?? (target?.percentMin ? 'between zones' : effort)}`
}
