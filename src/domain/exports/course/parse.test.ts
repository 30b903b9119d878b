import { expect, test } from 'vitest'
import { parseCourse } from './parse.ts'

/** A course of one minute with these lines in its header, its data or its text. */
const course = ({ header = '', data = '0 100\n1 100', text = '' }) =>
  `[COURSE HEADER]\n${header}\n[END COURSE HEADER]\n[COURSE DATA]\n${data}\n[END COURSE DATA]\n[COURSE TEXT]\n${text}\n[END COURSE TEXT]\n`

function read(file: string) {
  const parsed = parseCourse(file, 'WATTS')
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed
}
const reasonOf = (file: string) => {
  const parsed = parseCourse(file, 'WATTS')
  return parsed.ok ? undefined : parsed.reason
}

test.each<[string, object]>([
  ['FILE NAME = Hour.erg', { name: 'Hour' }],
  ['FILE NAME = Hour.MRC  ', { name: 'Hour' }],
  ['file name=Hour', { name: 'Hour' }],
  ['FILE NAME = My.erg ride.mrc', { name: 'My.erg ride' }],
  ['FILE NAME = a = b', { name: 'a = b' }],
  ['FILE NAMES = Hour', { name: '' }],
  ['DESCRIPTION =  Over and under  ', { description: 'Over and under' }],
  ['FTP = 260', { ftp: 260 }],
  ['FTP = 260 W', { ftp: 260 }],
  ['FTP = about 260', { ftp: undefined }],
  ['FTP =', { ftp: undefined }],
  ['', { name: '', description: '', ftp: undefined, unit: 'WATTS' }],
  ['MINUTES PERCENT', { unit: 'PERCENT' }],
  ['minutes\tpercent', { unit: 'PERCENT' }],
  ['  Minutes FTP', { unit: 'PERCENT' }],
  ['DESCRIPTION = 20 minutes watts\nMINUTES PERCENT', { unit: 'PERCENT' }],
  ['DESCRIPTION = By distance grade 3', { unit: 'WATTS' }],
])('a header of %j says %j', (header, said) => {
  expect(read(course({ header }))).toMatchObject(said)
})

test.each(['DISTANCE GRADE WIND', '  distance\tgrade'])('a header with the line %j is of a road', (line) => {
  expect(reasonOf(course({ header: `VERSION = 2\n${line}\nFILE NAME = Hill` }))).toBe(
    'The file is a road with its gradients, not a workout: import one in watts or percent.',
  )
})

test.each(['[COURSE DATA]', '[course data]', '  [ COURSE   DATA ]  '])('%j begins the data', (title) => {
  expect(read(`${title}\n0 100\n1 100`).points).toEqual([
    { seconds: 0, value: 100 },
    { seconds: 60, value: 100 },
  ])
})

test('sections with one title are merged, and lines outside of all sections are ignored', () => {
  const data = '[COURSE DATA]\n0 100\n[END COURSE DATA]\nNo corner\n[COURSE DATA]\n1 100\n[OTHER]\n2 100'
  expect(read(data).points.map(({ seconds }) => seconds)).toEqual([0, 60])
})

test.each<[string, [minutes: number, value: number][]]>([
  [
    '0 100\n1 200',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '0, 100\n1.00,\t200',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '0 100 Easy\n1 200 Go',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '+0 100\n1 +200',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '0 100.5\n1 200,25',
    [
      [0, 100.5],
      [1, 200.25],
    ],
  ],
  [
    '0 100 ; out\n1 200 # and back',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '0 100\n\n   \n# remark\nLAP\nlap 2\n1 200',
    [
      [0, 100],
      [1, 200],
    ],
  ],
  [
    '0 100\n1 100\n1 200\n2 200',
    [
      [0, 100],
      [1, 100],
      [1, 200],
      [2, 200],
    ],
  ],
])('the corners of %j are %j', (data, corners) => {
  expect(read(course({ data })).points).toEqual(corners.map(([minutes, value]) => ({ seconds: minutes * 60, value })))
})

test.each([
  ['0 100\n1x 100', 'Line 6 is not a time and a figure, both 0 or more: “1x 100”.'],
  ['0 100\n1 1x0', 'Line 6 is not a time and a figure, both 0 or more: “1 1x0”.'],
  ['0 100\n1', 'Line 6 is not a time and a figure, both 0 or more: “1”.'],
  ['0 100\n[5] 100', 'Line 6 is not a time and a figure, both 0 or more: “[5] 100”.'],
  ['0 100\n1 Infinity', 'Line 6 is not a time and a figure, both 0 or more: “1 Infinity”.'],
  ['0 100\n1 inf', 'Line 6 is not a time and a figure, both 0 or more: “1 inf”.'],
  ['0 100\n1,2,3 Easy', 'Line 6 is not a time and a figure, both 0 or more: “1,2,3 Easy”.'],
  [`0 100\n1 ${'-'.repeat(50)}`, `Line 6 is not a time and a figure, both 0 or more: “1 ${'-'.repeat(38)}”.`],
  ['0 100\n5 100\n10 100\n7 100', 'At line 8 the time goes back.'],
])('the data %j are refused with what is wrong', (data, reason) => {
  expect(reasonOf(course({ data }))).toBe(reason)
})

test('twenty thousand corners are read, and one more is refused', () => {
  const corners = (count: number) => course({ data: '0 100\n'.repeat(count) })
  expect(reasonOf(corners(20_000))).toBeUndefined()
  expect(reasonOf(corners(20_001))).toBe('The file has more than 20000 corners, which is no workout.')
})

test.each<[string, [seconds: number, text: string][]]>([
  ['30\tRelax\t10', [[30, 'Relax']]],
  ['  30 Sit  up 10 ', [[30, 'Sit up']]],
  ['30,5 Go', [[30.5, 'Go']]],
  ['30 Hold [hard]', [[30, 'Hold [hard]']]],
  ['30 Ride 10km', [[30, 'Ride 10km']]],
  ['30 Hold Z5', [[30, 'Hold Z5']]],
  ['30 Count to 99999', [[30, 'Count to']]],
  ['30 Count to 999999', [[30, 'Count to 999999']]],
  // A figure alone is what is shown.
  ['30 10', [[30, '10']]],
  ['1:30 Clock 10', [[90, 'Clock']]],
  ['1:02:03 Eat', [[3723, 'Eat']]],
  ['30', []],
  ['1:30', []],
  ['[END COURSE', []],
  ['; a remark', []],
  ['# 30 a remark', []],
])('the line %j shows %j', (text, cues) => {
  expect(read(course({ text })).losses).toEqual([])
  expect(read(course({ text })).cues).toEqual(cues.map(([seconds, said]) => ({ seconds, text: said })))
})

test.each(['Go now 10', '1:75 Go'])('the line %j has no time, and a loss says so', (text) => {
  const { cues, losses } = read(course({ data: '0 100\n1 100', text: `\n10 Go\n${text}` }))
  expect(cues).toEqual([{ seconds: 10, text: 'Go' }])
  expect(losses).toEqual(['Lines of text without a time are left out: 11.'])
})

test.each<[string, string[], string[]]>([
  ['4 LAP', [], []],
  ['4 LAP 2 Hard', ['Hard'], []],
  ['4 lapped', ['lapped'], ['7']],
  ['4 Last lap', ['Last lap'], ['7']],
  ['4 Go Ronan', ['Go Ronan'], ['7']],
  ['4 Infusion', ['Infusion'], ['7']],
  ['4 Éire', ['Éire'], ['7']],
])('the corner %j is a mark', (line, shown, worded) => {
  const { cues, losses, points } = read(course({ data: `0 100\n4 100\n${line}\n8 100` }))
  expect(cues).toEqual(shown.map((text) => ({ seconds: 240, text })))
  expect(losses).toEqual(worded.map((number) => `Lines with words for a figure are read as messages: ${number}.`))
  expect(points.map(({ seconds }) => seconds)).toEqual([0, 240, 480])
})

test.each([
  [5, '6, 7, 8, 9, 10'],
  [6, '6, 7, 8, 9, 10 and 1 more'],
  [8, '6, 7, 8, 9, 10 and 3 more'],
])('of %i lines with words five are named', (count, named) => {
  expect(read(course({ data: `0 100\n${'1 Go\n'.repeat(count)}2 100` })).losses).toEqual([
    `Lines with words for a figure are read as messages: ${named}.`,
  ])
})

test('the finest decimals of the times tell how exact all of them are', () => {
  expect(read(course({ data: '0 100\n0.0917 100\n0.2 200' })).points.map(({ seconds }) => seconds)).toEqual([
    0, 5.5, 12,
  ])
})
