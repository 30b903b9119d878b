import { expect, test } from 'vitest'
import type { StoredSteps } from '../../workout/step.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import { understand } from '../understand.ts'
import { accountFor } from './account.ts'

const toldOf = (sentence: string) => understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
const checksOf = (sentence: string) =>
  understand(sentence, { sport: 'running' }).checks.map(({ from, to }) => sentence.slice(from, to))

// A role that no word beside its figure says is told.
test.each<[sentence: string, line: string]>([
  ['run 8-10 x 400, 60s till form goes', '“60s” was read as the rest.'],
  ['bike 4x8 zone 3, normal cad easy 4', '“4” was read as the cool-down.'],
  [
    'Run easy for 50 minutes and finish with 4 strides of 100 m',
    '“50 minutes” is the length of the whole, so this part is shorter.',
  ],
  ['swim 1.9k w/ 300 wu', '“300 wu” is a part of the 1,900 meters: write “plus” if it comes on top.'],
  [
    'ride 40 km at tempo effort',
    'Warm-up, easy parts and cool-down are within: write each part out for another share.',
  ],
  ['4 x 100 with 15 seconds rest, 3x200, 1x400 swim', 'No rest was said for “3x200”, so none.'],
  [
    'bike 3 min 90%, 2 min 95%, 1 min 100%, 3 min 90% x 4',
    '“x 4” was read as of the last part: write 4x(…) around all that is done so often.',
  ],
])('of "%s" is told: %s', (sentence, line) => {
  expect(toldOf(sentence)).toContain(line)
})

test.each([
  'run 8x400 w/ 90s',
  'run 8x400 (90s)',
  'run 5x3 min off 90s',
  "run 5x1k 2' jog",
  'swim 8x50, 20s',
  'bike 15 min easy, 3x8 min z4 4 min easy, 10 min easy',
  'run 2 mile warm-up, 3 mile tempo at 7:00 per mile, 1 mile cool-down',
  'run 10 min jog, 6x1k 2 min jog, 10 min jog',
  'run 40 min with 5 min warm up in all, 2x10 min tempo',
  'bike 3 min 90%, 2 min 95%, 1 min 100%',
  'swim 100 IM on 1:30, 200 kick on 3:30, 2x100 IM on 1:30, repeat 4 times',
])('the roles of "%s" are said', (sentence) => {
  const lines = toldOf(sentence).filter((line) => /was read as|write “plus”|are within/.test(line))
  expect(lines).toEqual([])
})

// A figure whose words say that it is something else is to be checked.
test.each<[sentence: string, check: string]>([
  ['run 10 floors, 5x1 min stairs', '10 floors'],
  ['run 30/30 at 300/150 x 10', '300'],
  ['bike 5 x 5 at 280/140', '140'],
  ['bike 10-40-10, the 40 at 240', '40'],
  ['swim 25 m warm-up and 80 km cool-down', '80 km cool-down'],
])('in "%s" is checked: %s', (sentence, check) => {
  expect(checksOf(sentence)).toContain(check)
})

test('zones that were given to other parts than they are said in are checked', () => {
  const sentence = 'bike 20 20 20 z1 z2 z3'
  const understood = understand(sentence, { sport: 'running' })
  const zones = [1, 2, 3].map((zone) => {
    const from = sentence.indexOf(`z${zone}`)
    return { kind: 'zone' as const, zone, from, to: from + 2 }
  })
  const checks = (steps: StoredSteps) => {
    const workout = { ...understood.workout, steps } as NewWorkout
    return accountFor(sentence, { ...understood, workout }, { mentions: zones }).checks
  }
  const { steps = [] } = understood.workout ?? {}
  expect(checks(steps)).toEqual([])
  expect(checks(steps.toReversed())).toMatchObject([{ from: zones[0]?.from, to: zones[2]?.to }])
})
