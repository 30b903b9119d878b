import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { printDraftText } from '../text-view/read-draft-text.ts'
import { readLine } from './read-line.ts'

test.each([
  ['cycling', '10m Z2', '10m Z2'],
  ['cycling', '5 × 3 min at 110–120 % with 3 min easy', '5x\n3m 110-120% interval\n3m Z1 recovery'],
  ['cycling', '5x 3m 110%, 3m easy', '5x\n3m 110% interval\n3m Z1 recovery'],
  ['cycling', '5x 3m 110% / 3m easy, 10m cooldown', '5x\n3m 110% interval\n3m Z1 recovery\n10m cooldown'],
  ['cycling', '5x 3m 110% / Float 3m easy', '5x\n3m 110%\nFloat 3m Z1'],
  ['cycling', '5x 2m 95% / 1m 105%', '5x\n2m 95%\n1m 105%'],
  ['cycling', '20m 250w, 90rpm', '20m 250w @ 90rpm'],
  [
    'cycling',
    '15 min ramp 50-75 %, 5 × 3 min at 110–120 % with 3 min easy, 10 min cooldown',
    '15m ramp 50-75%\n5x\n3m 110-120% interval\n3m Z1 recovery\n10m cooldown',
  ],
  ['swimming', '400, 8x100 on 1:50, 4x50 kick, 200', '400mtr\n8x100mtr on 1:50\n4x50mtr kick\n200mtr'],
  ['swimming', '400; 200 easy', '400mtr\n200mtr Z1'],
] as const)('in %s “%s” becomes blocks', (sport, typed, printed) => {
  const read = readLine(typed, { sport })
  expect(read).toHaveProperty('steps')
  expect('steps' in read ? bareLines(read.steps, sport) : []).toEqual(printed.split('\n'))
})

test.each([
  ['cycling', '10 min down', 'Cool down 10m'],
  ['cycling', 'warmup 10m', 'Warm up 10m'],
  ['cycling', '5x3min hard 2min easy', '5x\n3m 106-120% interval\n2m recovery'],
  ['running', '6x800m at 4:10/km with 2 min jog', '6x\n800mtr 4:10/km interval\n2m recovery'],
  ['swimming', '400 m easy', '400mtr Z1'],
  ['swimming', '8x50m fast 20 s rest, 200m easy', '8x50mtr Z5 interval 20sec rest\n200mtr Z1'],
  ['cycling', '120m Z2', '2h Z2'],
  [
    'cycling',
    '15 min ramp, 5 × 3 min at 110–120 % with 3 min easy, 10 min down',
    'Warm up 15m ramp 48-63%\n5x\n3m 110-120% interval\n3m recovery\nCool down 10m',
  ],
] as const)('what the text form has no words for is read as a sentence: %s, “%s”', (sport, typed, printed) => {
  const read = readLine(typed, { sport })
  expect('steps' in read ? bareLines(read.steps, sport) : read.problem).toEqual(printed.split('\n'))
})

test('what a sentence leaves open and is assumed is said', () => {
  const read = readLine('15 min ramp', { sport: 'cycling' })
  expect(read).toMatchObject({ readings: ['No figures were said for the ramp, so it goes from easy to steady.'] })
})

test.each([
  ['4x(3x 1m 120% / 30s easy) / 5m easy', 'A repeat cannot stand in a repeat.'],
  ['run 10 min easy, 3x1k in 4:00 with 2 min jog', 'Write at least one step'],
  ['10 min down, 5 bananas', 'not understood'],
  ['2 h at 130 % ftp, 10 min down', '“down” is not understood'],
  ['90, 60', 'needs a unit'],
  [' ', 'Type a length first, such as 10m Z2.'],
  ['5', '5 needs a unit: 5m for minutes, 5s, 5mtr or 5km.'],
  ['10m Z2, 5 bananas', '5 bananas has an unknown unit'],
  ['sport: run', 'Choose the sport above the steps.'],
])('“%s” is refused, with the reason', (typed, problem) => {
  const read = readLine(typed, { sport: 'cycling' })
  expect('problem' in read && read.problem).toContain(problem)
})

test('what was read in another way than one may expect is said, of each part', () => {
  const read = readLine('400, 200', { sport: 'swimming' })
  expect('readings' in read && read.readings.join(' ')).toMatch(/400 read as 400 metres.* 200 read as 200 metres/)
})

test('a pool in yards decides the unit of its swims', () => {
  const read = readLine('8x100 on 1:50', { sport: 'swimming', poolLength: { length: 25, unit: 'yards' } })
  expect('steps' in read && read.steps[0]).toMatchObject({ duration: { unit: 'yards', value: 100 } })
})

function bareLines(steps: StoredSteps, sport: SportId): string[] {
  const lines = printDraftText(steps, { sport }).split('\n')
  return lines.map((line) => line.trim().replace(/^- /, '')).filter(Boolean)
}
