import { expect, test } from 'vitest'
import type { SportId } from '../../sports/registry.ts'
import type { Step } from '../../workout/step.ts'
import { parseText } from '../parse.ts'
import { printText } from '../print.ts'

function read(line: string, sport: SportId = 'running', reference?: number) {
  const own = reference === undefined ? undefined : { sport, reference }
  const { draft, errors, readings } = parseText(line, { name: 'Any', sport, own })
  const said = (remarks: typeof errors) => remarks.map(({ message }) => message)
  return { step: draft.steps[0] as Step | undefined, errors: said(errors), readings: said(readings) }
}

const at415 = { type: 'pace', percentMin: 101.9, percentMax: 104 }

test.each([
  ['- 1km 10k pace', '10k pace'],
  ['- 1km @ 10 km race pace', '10k pace'],
  ['- 10k pace 1km', '10k pace'],
  ['- 20m at half marathon pace', 'Half marathon pace'],
  ['- 20m HM pace', 'Half marathon pace'],
  ['- Marathon pace 20m', 'Marathon pace'],
  ['- 400mtr 1500m pace', '1500m pace'],
  ['- "Cruise" 1km 10k pace', 'Cruise at 10k pace'],
  ['- Cruise at 10k pace 1km', 'Cruise at 10k pace'],
  ['- "My 10k pace" 1km 10k pace', 'My 10k pace'],
])('%s has the name %s, and its percents', (line, name) => {
  const { step, errors } = read(line, 'running', 255)
  expect(errors).toEqual([])
  expect(step).toMatchObject({ name, target: { type: 'pace' } })
  if (name.includes('10k')) expect(step?.target).toEqual(at415)
})

test('the percents are worked out from the athlete’s threshold pace, or from a nominal one, and that is said', () => {
  expect(read('- 1km 10k pace', 'running', 255).readings).toEqual([
    '10k pace read as 101.9–104 %, worked out from your threshold pace of 4:15/km.',
  ])
  expect(read('- 1km 10k pace').readings).toEqual([
    '10k pace read as 100.9–103 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ])
})

test('a reference value of another sport is no threshold pace', () => {
  const { readings } = parseText('- 1km 10k pace', {
    name: 'Any',
    sport: 'running',
    own: { sport: 'cycling', reference: 255 },
  })
  expect(readings[0]?.message).toContain('for yours is not known here')
})

test.each([
  ['4:10-4:15/km', { rangeMin: 250, rangeMax: 255, rangeUnit: 'km' }],
  ['@ 4:10', { rangeMin: 250, rangeMax: 250, rangeUnit: 'km' }],
  ['Z4', { zoneNumber: 4 }],
  ['100-102%', { percentMin: 100, percentMax: 102 }],
])('%s beside a race is its only figure', (figure, target) => {
  expect(read(`- 1km 10k pace ${figure}`).step).toMatchObject({ name: '10k pace' })
  expect(read(`- 1km 10k pace ${figure}`).step?.target).toEqual({ type: 'pace', ...target })
})

test('figures beside a race are its figures', () => {
  const { step, readings } = read('- 1km 10k pace 100-102% 4:10-4:15/km')
  expect(step?.target).toEqual({
    type: 'pace',
    percentMin: 100,
    percentMax: 102,
    rangeMin: 250,
    rangeMax: 255,
    rangeUnit: 'km',
  })
  expect(readings).toEqual([])
})

test.each([
  ['- 20m marathon pace', 'cycling', 'Only runs have the pace of a race. Put a name in quotes.'],
  ['- 100mtr 5k pace', 'swimming', 'Only runs have the pace of a race. Put a name in quotes.'],
  ['- 20m marathon pace 10k pace', 'running', 'This is said twice in one step. Keep one.'],
  ['- 20m open marathon pace', 'running', 'This step has a target, so it is not open.'],
] as const)('%s of a workout for %s is refused', (line, sport, message) => {
  expect(read(line, sport).errors).toEqual([message])
})

const kilometre = { type: 'distance', unit: 'kilometers', value: 1, displayValue: '1' } as const
const bout = (said: Partial<Step>): Step => ({ intensity: 'active', duration: kilometre, ...said })

test.each<[Step, string]>([
  [bout({ name: '10k pace', target: { type: 'pace', percentMin: 101.9, percentMax: 104 } }), '1km 10k pace 101.9-104%'],
  [
    bout({ name: 'Marathon pace', target: { type: 'pace', zoneNumber: 3, rangeMin: 265, rangeMax: 275 } }),
    '1km marathon pace Z3 4:25-4:35 pace',
  ],
  [bout({ name: 'Marathon pace' }), '"Marathon pace" 1km'],
  [bout({ name: 'Marathon pace', target: { type: 'open' } }), '"Marathon pace" 1km open'],
  [bout({ name: 'Marathon pace', target: { type: 'pace' } }), '"Marathon pace" 1km by pace'],
  [bout({ name: 'marathon pace', target: { type: 'pace', zoneNumber: 3 } }), '"marathon pace" 1km Z3'],
  [
    bout({ name: 'Long run at marathon pace', target: { type: 'pace', zoneNumber: 3 } }),
    '"Long run at marathon pace" 1km Z3',
  ],
])('%j is printed as %s and read back', (step, line) => {
  const workout = { name: 'Any', sport: 'running', steps: [step] } as const
  const text = printText({ ...workout, steps: [step] })
  expect(text).toContain(`- ${line}\n`)
  expect(parseText(text).workout).toEqual(workout)
})

test('a ride keeps a name that says a race', () => {
  const step = bout({ name: 'Marathon pace', target: { type: 'power', zoneNumber: 3 } })
  const ride = { name: 'Any', sport: 'cycling' as const, steps: [step] }
  expect(parseText(printText(ride)).workout).toEqual(ride)
})
