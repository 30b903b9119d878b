import { expect, test } from 'vitest'
import { parseText } from '../parse.ts'

const swim = (line: string, own?: number) =>
  parseText(`# Set\nsport: swim\n- ${line}`, own ? { own: { sport: 'swimming', reference: own } } : {})
const targetOf = (line: string, own?: number) => swim(line, own).draft.steps[0]

test.each([
  ['100mtr CSS+5', 105],
  ['100mtr css - 2s', 98],
  ['100mtr CSS plus 3 s/100m', 103],
  ['100mtr CSS minus 4', 96],
])('"%s" is so many seconds from the own critical swim speed', (line, seconds) => {
  const target = { type: 'pace', rangeMin: seconds, rangeMax: seconds, rangeUnit: '100m' }
  expect(targetOf(line, 100)).toMatchObject({ target })
})

test('in a pool of yards they are of the speed per 100 yards', () => {
  const { draft } = parseText('# Set\nsport: swim\npool: 25yd\n- 100yd CSS+5', {
    own: { sport: 'swimming', reference: 100 },
  })
  expect(draft.steps[0]).toMatchObject({ target: { rangeMin: 96, rangeMax: 96, rangeUnit: '100yd' } })
})

test('without an own critical swim speed they stay relative to it in the name of the step, and the answer says so', () => {
  const { readings } = swim('100mtr CSS+5')
  expect(targetOf('100mtr CSS+5')).toEqual({
    name: 'CSS+5 s per 100',
    intensity: 'active',
    duration: expect.anything(),
    target: { type: 'open' },
  })
  expect(targetOf('"Drill" 100mtr CSS-2')).toMatchObject({ name: 'Drill, CSS−2 s per 100', target: { type: 'open' } })
  expect(targetOf('100mtr CSS+5 Z3')).toMatchObject({ name: 'CSS+5 s per 100', target: { zoneNumber: 3 } })
  expect(readings.map(({ message }) => message)).toEqual([
    'CSS+5 stays as it is, for your critical swim speed is not known here.',
  ])
})

test('only a swim has them, and a step only one', () => {
  expect(parseText('# Run\nsport: run\n- 1km CSS+5').errors[0]?.message).toBe('Only swims have a critical swim speed.')
  expect(swim('100mtr CSS+5 CSS+3', 100).errors).toHaveLength(1)
})

test('a figure behind that is a length or percents is none', () => {
  expect(swim('100mtr CSS 95%').draft.steps[0]).toMatchObject({ target: { percentMin: 95 } })
})
