import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Hill', 'Hill'],
  [undefined, 'Run'],
  [' \n', 'Run'],
  ['\uffff', 'Run'],
  ['\uffff Hill', 'Hill'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', '123456789012345'],
  ['12345678901234 6', '12345678901234'],
  ['12345678901234é', '12345678901234é'],
  // Cut between characters as people see them: a letter with its accent is two code points, a flag as well.
  ['12345678901234e\u0301', '12345678901234'],
  ['1234567890123🇩🇪', '1234567890123🇩🇪'],
  ['12345678901234🇩🇪', '12345678901234'],
])('the name %j is %j on a watch', (name, short) => {
  expect(shortName(name, 'Run')).toBe(short)
})
