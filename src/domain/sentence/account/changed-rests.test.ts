import { expect, test } from 'vitest'
import { checksOf, type MisreadPart } from '#tests/support/sentences/misread.ts'

// Rests that stand elsewhere, or less often, than the sentence says.

test('rests in a row and rests of some parts are built where they are said, or asked about', () => {
  const row: MisreadPart = ['- 800mtr Z4\n- 400mtr Z4', { '800-400': 'rungs' }]
  const jogs = (line: string): MisreadPart => [line, { '400-200': 'rungs' }]
  const sentence = 'run 800-400, 400-200 jogs'
  expect(checksOf(sentence, 'running', [row, jogs('- 400mtr Z4\n- 200mtr Z4')])).toEqual(['400-200 jogs'])
  expect(checksOf(sentence, 'running', [row, jogs('- 400mtr recovery\n- 200mtr recovery')])).toEqual([])
  const some = "800-400-800, 2' after the 800s, 400"
  const built = (lines: string): MisreadPart[] => [[lines, { '800-400-800': 'rungs' }]]
  expect(checksOf(some, 'running', built('- 800mtr Z4\n- 400mtr Z4\n- 800mtr Z4\n- 2min recovery'))).toEqual([
    "2' after the 800",
  ])
  expect(checksOf(some, 'running', built('- 800mtr Z4\n- 2min recovery\n- 400mtr Z4\n- 800mtr Z4'))).toEqual([])
})

test('a rest of all is built behind each, or asked about', () => {
  const built = (lines: string): MisreadPart[] => [[lines, { '100 200 300': 'rungs', '20 rest': 'rest' }]]
  const once = '- 100mtr Z1\n- 200mtr Z1\n- 300mtr Z1\n- Rest 20sec'
  expect(checksOf('100 200 300, all with 20 rest', 'swimming', built(once))).toEqual(['all with 20 rest'])
  const each = '- 100mtr Z1\n- Rest 20sec\n- 200mtr Z1\n- Rest 20sec\n- 300mtr Z1\n- Rest 20sec'
  expect(checksOf('100 200 300, all with 20 rest', 'swimming', built(each))).toEqual([])
})

test('several rests are built several times, or asked about', () => {
  const built = (lines: string): MisreadPart[] => [[lines, { '3 miles, 2 miles': 'rungs', '3 min': 'rest' }]]
  const sentence = '3 miles, 2 miles, 1 mile, 3 min jogs'
  const once = '- 3mi Z4\n- 2mi Z4\n- 1mi Z4\n- 3min Z1'
  expect(checksOf(sentence, 'running', built(once))).toEqual(['3 min jogs'])
  const each = '- 3mi Z4\n- 3min recovery\n- 2mi Z4\n- 3min recovery\n- 1mi Z4'
  expect(checksOf(sentence, 'running', built(each))).toEqual([])
})

test('a rest behind every so many metres is built so often, or asked about', () => {
  const built = (lines: string): MisreadPart[] => [[lines, { '4x(50 fly, 50 free)': 'rungs', 'r:20': 'rest' }]]
  const sentence = '4x(50 fly, 50 free) r:20 after each 50'
  const once = '4x\n- 50mtr\n- 50mtr\n- Rest 20sec'
  expect(checksOf(sentence, 'swimming', built(once))).toEqual(['20 after each 50'])
  const each = '4x\n- 50mtr\n- Rest 20sec\n- 50mtr\n- Rest 20sec'
  expect(checksOf(sentence, 'swimming', built(each))).toEqual([])
})
