import { expect, test } from 'vitest'
import { parseText } from '../parse.ts'
import { printText } from '../print.ts'

const read = (line: string) => {
  const { draft, errors } = parseText(line, { name: 'Any', sport: 'running' })
  return { step: draft.steps[0], errors: errors.map(({ message }) => message) }
}

test.each([
  '- 30s effort 9/10',
  '- 30s effort 9 / 10',
  '- 30s Effort: 9 of 10',
  '- 30s effort 9 out of 10',
  '- 30s effort 9',
  '- 30s RPE 9',
  '- 30s RPE9',
  '- 30s @ rpe 9/10',
  '- 30s 9/10',
  '- RPE 9 30s',
  '- effort 9/10 30s',
])('%s is an effort of 9', (line) => {
  const { step, errors } = read(line)
  expect(errors).toEqual([])
  expect(step).toEqual({
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 30, displayValue: '0.30' },
    effort: 9,
  })
})

test.each([
  ['- Effort 2 5m', 'Effort 2'],
  ['- Effort 12 5m', 'Effort 12'],
  ['- Lap 12/10 5m', 'Lap 12/10'],
  ['- Interval 3/10 1km', 'Interval 3/10'],
  ['- Part 3 of 10 1km', 'Part 3 of 10'],
  ['- 9/10 30s', '9/10'],
  ['- Effort 3 km', 'Effort'],
])('the words before the length of %s stay the name %s', (line, name) => {
  expect(read(line)).toMatchObject({ step: { name }, errors: [] })
  expect(read(line).step).not.toHaveProperty('effort')
})

test.each(['RPE 0', 'RPE 11', 'RPE 7-8', 'RPE 7.5', 'effort 12/10', 'effort 0/10'])('%s is no effort', (effort) => {
  expect(read(`- 30s ${effort}`).errors).toEqual(['An effort is a whole number from 1 to 10, such as effort 9/10.'])
})

test('an effort is said once, and may stand beside a target', () => {
  expect(read('- 30s RPE 9 effort 8/10').errors).toEqual(['This is said twice in one step. Keep one.'])
  expect(read('- 30s Z5 RPE 9').step).toMatchObject({ effort: 9, target: { type: 'pace', zoneNumber: 5 } })
})

test('an effort is printed behind the target', () => {
  const { draft } = parseText('- Hill 30s open RPE 9 180spm', { name: 'Any', sport: 'running' })
  expect(printText({ name: 'Any', sport: 'running', steps: draft.steps })).toContain(
    '- Hill 30s open effort 9/10 @ 180spm\n',
  )
})
