import { expect, test } from 'vitest'
import { isRepeat } from '../../workout/stored-entry.ts'
import { zwo } from '../zwo.ts'

function read(blocks: string, header = '') {
  const text = `<workout_file>${header}<workout>${blocks}</workout></workout_file>`
  const decoded = zwo.in?.decode(Uint8Array.from(Buffer.from(text)), { name: 'Any' })
  if (!decoded) throw new Error('ZWO files are not read')
  return decoded
}

const steady = (attributes: string) => `<SteadyState Duration="60" Power="0.5" ${attributes}/>`
const byDistance = '<sportType>run</sportType><durationType>distance</durationType>'

test.each<[string, string, string, string, header?: string]>([
  [
    'a length in seconds',
    '<SteadyState Duration="2592000" Power="0.5"/>',
    '<SteadyState Duration="2592001" Power="0.5"/>',
    'Block 1, SteadyState, is longer than a month.',
  ],
  [
    'a length in metres',
    '<SteadyState Duration="10000000" Power="0.5"/>',
    '<SteadyState Duration="10000001" Power="0.5"/>',
    'Block 1, SteadyState, is longer than 10,000 kilometres.',
    byDistance,
  ],
  [
    'the number of rounds',
    '<IntervalsT Repeat="999" OnDuration="10" OnPower="1"/>',
    '<IntervalsT Repeat="1000" OnDuration="10" OnPower="1"/>',
    'Block 1, IntervalsT, is repeated 1000 times.',
  ],
  [
    'the fewest rounds',
    '<IntervalsT Repeat="1" OnDuration="10" OnPower="1"/>',
    '<IntervalsT Repeat="0" OnDuration="10" OnPower="1"/>',
    'Block 1, IntervalsT, is repeated 0 times.',
  ],
  [
    'percents of threshold',
    '<SteadyState Duration="60" Power="1000"/>',
    '<SteadyState Duration="60" Power="1001"/>',
    'Block 1, SteadyState, asks for more than 1000 percent of threshold.',
  ],
])('%s is read at its limit in %s, and refused beyond it', (_, most, more, reason, header) => {
  expect(read(most, header).ok).toBe(true)
  expect(read(more, header)).toEqual({ ok: false, reason })
})

test.each([
  ['10', 1000, []],
  ['10.01', 10.01, ['Figures above 10 are read as percents, not as shares of threshold.']],
])('a power of %s is %d percent', (power, percent, losses) => {
  expect(read(`<SteadyState Duration="60" Power="${power}"/>`)).toMatchObject({
    workout: { steps: [{ target: { percentMin: percent, percentMax: percent } }] },
    losses,
  })
})

test.each([
  ['CadenceLow="1" CadenceHigh="300"', { min: 1, max: 300 }],
  ['CadenceLow="90.6" CadenceHigh="85.4"', { min: 85, max: 91 }],
  ['Cadence="90"', { min: 90, max: 90 }],
  ['CadenceLow="1" CadenceHigh="301"', 'A cadence that nobody can turn is left out.'],
  ['CadenceLow="0" CadenceHigh="90"', 'A cadence that nobody can turn is left out.'],
  ['CadenceLow="0" CadenceHigh="0"', undefined],
  ['CadenceLow="85"', undefined],
])('a block with %s has the cadence %j', (attributes, cadence) => {
  const decoded = read(steady(attributes))
  if (!decoded.ok) throw new Error(decoded.reason)
  const [step] = decoded.workout.steps
  expect(step && !isRepeat(step) && step.cadence).toEqual(typeof cadence === 'object' ? cadence : undefined)
  expect(decoded.losses).toEqual(typeof cadence === 'string' ? [cadence] : [])
})

test('a message after the last step is shown at the end of that step, at a whole second', () => {
  const event = '<textevent timeoffset="70" message="Late"/>'
  expect(read(`<SteadyState Duration="60.5" Power="0.5">${event}</SteadyState>`)).toMatchObject({
    workout: { steps: [{ duration: { value: 60.5 }, notes: '1:00 Late' }] },
  })
})
