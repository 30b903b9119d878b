import { expect, test } from 'vitest'
import { parseText } from './parse.ts'

const errorsOf = (text: string) =>
  parseText(text, { name: 'Any', sport: 'swimming' }).errors.map(({ message }) => message)
const step = (said: string) => `- 100mtr ${said}`

test.each<[string, string, string, string]>([
  ['a time', '- 86400s', '- 86401s', 'A step cannot be longer than a day.'],
  ['metres', '- 1000000mtr', '- 1000001mtr', 'That is too far for one step.'],
  ['yards', '- 1000000yd', '- 1000001yd', 'That is too far for one step.'],
  ['kilometres', '- 10000km', '- 10000.1km', 'That is too far for one step.'],
  ['miles', '- 10000mi', '- 10000.1mi', 'That is too far for one step.'],
  ['the lowest cadence', step('1spm'), step('0spm'), 'A cadence is a whole number from 1 to 300 a minute.'],
  ['the highest cadence', step('300spm'), step('301spm'), 'A cadence is a whole number from 1 to 300 a minute.'],
  ['both ends of a cadence', step('2-3spm'), step('2-3.5spm'), 'A cadence is a whole number from 1 to 300 a minute.'],
  ['a whole cadence', step('3-2spm'), step('2.5-3spm'), 'A cadence is a whole number from 1 to 300 a minute.'],
  ['the shortest send-off', step('on 0:01'), step('on 0:00'), 'A send-off is above 0 and at most a day.'],
  ['the longest send-off', step('on 1440:00'), step('on 1440:01'), 'A send-off is above 0 and at most a day.'],
  ['the least percents', step('1-2%'), step('0.9-2%'), 'Percents go from 1 to 1000.'],
  ['the most percents', step('2-1000%'), step('2-1000.1%'), 'Percents go from 1 to 1000.'],
  ['watts', step('200-10000w'), step('200-10001w'), 'A target goes up to 10000.'],
  ['watts without an upper end', step('10000w+'), step('10001w+'), 'A target goes up to 10000.'],
  ['a pace', step('166:40/100m'), step('166:41/100m'), 'A target goes up to 10000.'],
  ['a zone', step('Z5'), step('Z6'), 'Pace and heart rate have zones 1 to 5.'],
  ['the lowest zone', step('Z1'), step('Z0'), 'Pace and heart rate have zones 1 to 5.'],
  ['the fewest rounds', '1x\n- 1m', '0x\n- 1m', 'A repeat is done 1 to 999 times.'],
  ['the most rounds', '999x\n- 1m', '1000x\n- 1m', 'A repeat is done 1 to 999 times.'],
  ['a name', `# ${'a'.repeat(200)}\n- 1m`, `# ${'a'.repeat(201)}\n- 1m`, 'A name has at most 200 characters.'],
  [
    'the name of a step',
    `- "${'a'.repeat(200)}" 1m`,
    `- "${'a'.repeat(201)}" 1m`,
    'A name has at most 200 characters.',
  ],
  ['notes', `- 1m // ${'a'.repeat(2000)}`, `- 1m // ${'a'.repeat(2001)}`, 'A note has at most 2000 characters.'],
  [
    'what was typed',
    step(`typed "${'a'.repeat(20)}"`),
    step(`typed "${'a'.repeat(21)}"`),
    'What was typed has at most 20 characters.',
  ],
  ['a number that was typed', step('typed 1e300'), step('typed 1e309'), 'That number is too large.'],
])('%s is accepted up to %j', (_, kept, refused, message) => {
  expect(errorsOf(kept)).toEqual([])
  expect(errorsOf(refused)).toEqual([message])
})

test('a title of 120 characters can be a repeat, a longer line is a description', () => {
  const steps = (title: string) =>
    parseText(`- 1m\n${title}\n- 2m`, { name: 'Any', sport: 'cycling' }).draft.steps.length
  expect(steps(`Repeat 4x${' '.repeat(107)}Hard`)).toBe(3)
  expect(steps(`Repeat 4x${' '.repeat(108)}Hard`)).toBe(2)
})

test('the title of a repeat has at most eight words beside its count', () => {
  const steps = (title: string) =>
    parseText(`- 1m\n${title}\n- 2m`, { name: 'Any', sport: 'cycling' }).draft.steps.length
  expect(steps('4 rounds of the long hill with a very steep end')).toBe(3)
  expect(steps('4 rounds of the long hill with a long and steep end')).toBe(2)
})

test('a step beyond the limit of a workout leaves no repeat', () => {
  const text = `999x\n${'- 1m\n'.repeat(5)}\n${'- 1m\n'.repeat(5)}`
  const { draft, isFull } = parseText(`${text}- 1x 1m\n`, { name: 'Any', sport: 'running' })
  expect(isFull).toBe(true)
  expect(draft).toEqual(parseText(text, { name: 'Any', sport: 'running' }).draft)
})

test('at most a hundred errors are reported', () => {
  expect(errorsOf('- 10\n'.repeat(99))).toHaveLength(99)
  expect(errorsOf('- 10\n'.repeat(100))).toHaveLength(100)
  expect(errorsOf('- 10\n'.repeat(101))).toHaveLength(100)
})
