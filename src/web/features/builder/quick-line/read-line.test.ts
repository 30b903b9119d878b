import { expect, test } from 'vitest'
import { printDraftText } from '../text-view/read-draft-text.ts'
import { readLine } from './read-line.ts'

test.each([
  ['cycling', '10m Z2', '10m Z2'],
  ['cycling', '5 × 3 min at 110–120 % with 3 min easy', '5x\n3m 110-120%\n3m Z1'],
  ['cycling', '5x 3m 110%, 3m easy', '5x\n3m 110%\n3m Z1'],
  ['cycling', '5x 3m 110% / 3m easy, 10m cooldown', '5x\n3m 110%\n3m Z1\n10m cooldown'],
  ['cycling', '20m 250w, 90rpm', '20m 250w @ 90rpm'],
  [
    'cycling',
    '15 min ramp 50-75 %, 5 × 3 min at 110–120 % with 3 min easy, 10 min cooldown',
    '15m ramp 50-75%\n5x\n3m 110-120%\n3m Z1\n10m cooldown',
  ],
  ['swimming', '400, 8x100 on 1:50, 4x50 kick, 200', '400mtr\n8x100mtr on 1:50\n4x50mtr kick\n200mtr'],
  ['swimming', '400; 200 easy', '400mtr\n200mtr Z1'],
] as const)('in %s “%s” becomes blocks', (sport, typed, printed) => {
  const read = readLine(typed, { sport })
  expect(read).toHaveProperty('steps')
  const lines = ('steps' in read ? printDraftText(read.steps, { sport }) : '').split('\n')
  const bare = lines.map((line) => line.trim().replace(/^- /, '')).filter(Boolean)
  expect(bare).toEqual(printed.split('\n'))
})

test.each([
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
