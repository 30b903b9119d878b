import { expect, test } from 'vitest'
import type { Step } from '../../../workout/step.ts'
import { zwo } from '../../zwo.ts'

function read(blocks: string, header = '', sport?: 'running') {
  const text = `<workout_file>${header}<workout>${blocks}</workout></workout_file>`
  const decoded = zwo.in?.decode(Uint8Array.from(Buffer.from(text)), { name: 'Any', sport })
  if (!decoded?.ok) throw new Error(decoded?.reason)
  return decoded
}
const targetOf = (blocks: string) => (read(blocks).workout.steps[0] as Step).target
const notesOf = (events: string) =>
  (read(`<FreeRide Duration="60">${events}</FreeRide>`).workout.steps[0] as Step).notes

test.each([
  ['Warmup', 'PowerLow="0.5" PowerHigh="0.5"', { percentMin: 50, percentMax: 50 }],
  ['Warmup', 'Power="0.6"', { percentMin: 60, percentMax: 60 }],
  ['Warmup', 'PowerHigh="0.6"', { percentMin: 60, percentMax: 60 }],
  ['Ramp', 'PowerLow="0.5" PowerHigh="0.7"', { percentMin: 50, percentMax: 70, ramp: 'rising' }],
  ['Ramp', 'PowerLow="0.7" PowerHigh="0.5"', { percentMin: 50, percentMax: 70, ramp: 'falling' }],
  ['Ramp', 'PowerLow="0" PowerHigh="0.5"', { percentMin: 1, percentMax: 50, ramp: 'rising' }],
  ['Ramp', 'PowerLow="0" PowerHigh="0"', undefined],
  ['SteadyState', 'PowerLow="0" PowerHigh="0.5"', { percentMin: 1, percentMax: 50 }],
  ['SteadyState', 'Power="5E-1"', { percentMin: 50, percentMax: 50 }],
] as const)('the block %s with %s asks for %j', (name, attributes, asked) => {
  const target = targetOf(`<${name} Duration="60" ${attributes}/>`)
  expect(target).toEqual(asked && { type: 'power', ...asked })
})

test.each(['0x10', '60s', '-60', '1e10', '1.2.3'])('a length of %s is refused', (length) => {
  expect(() => read(`<FreeRide Duration="${length}"/>`)).toThrow(/has a Duration that is no figure above 0/)
})

test.each<[string, 'running' | undefined, string]>([
  ['Bike', undefined, 'cycling'],
  ['CYCLING', 'running', 'cycling'],
  ['ride', 'running', 'cycling'],
  ['RUN', undefined, 'running'],
  ['Triathlon bike', 'running', 'running'],
  ['', 'running', 'running'],
  ['', undefined, 'cycling'],
])('a file for the sport %j, imported as %s, is of %s', (said, sport, expected) => {
  const { workout } = read('<FreeRide Duration="60"/>', `<sportType>${said}</sportType>`, sport)
  expect(workout.sport).toBe(expected)
})

test('lengths are metres in a file by Distance', () => {
  const header = '<sportType>run</sportType><durationType>Distance</durationType>'
  expect(read('<FreeRide Duration="600"/>', header).workout.steps).toMatchObject([
    { duration: { type: 'distance', unit: 'kilometers', value: 0.6 } },
  ])
})

test.each([
  ['<textevent timeoffset="9.6" message="Go"/>', '0:10 Go'],
  ['<textevent timeoffset="9.4" message="Go"/>', '0:09 Go'],
  ['<textevent timeoffset="5" message=" Go "/>', '0:05 Go'],
  ['<textevent timeoffset="5" message=""/>', undefined],
  ['<TextNotification timeOffset="5" text="Go"/>', '0:05 Go'],
  ['<textevent timeoffset="5" mssage="Go"/>', '0:05 Go'],
  ['<textevent message="Go"/>', 'Go'],
])('the message %s becomes the notes %j', (event, notes) => {
  expect(notesOf(event)).toBe(notes)
})

test.each([
  ['<tag name=" Threshold "/>', 'threshold', []],
  ['<tag>TEMPO</tag>', 'tempo', []],
  ['<tag/><tag name=" "/>', null, []],
  ['<tag name="Hilly"/><tag name="Long"/>', null, ['Tags are left out: Hilly, Long.']],
])('the tags %s are the type %s', (tags, type, losses) => {
  const decoded = read('<FreeRide Duration="60"/>', `<tags>${tags}</tags>`)
  expect([decoded.workout.type, decoded.losses]).toEqual([type, losses])
})
