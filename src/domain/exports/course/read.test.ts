import { expect, test } from 'vitest'
import type { DecodeOptions } from '../shared/format.ts'
import type { Unit } from './header.ts'
import { decodeCourse } from './read.ts'

const course = (data: string, text = '', header = '') =>
  `[COURSE HEADER]\n${header}\n[END COURSE HEADER]\n[COURSE DATA]\n${data}\n[END COURSE DATA]\n[COURSE TEXT]\n${text}\n[END COURSE TEXT]\n`
const decode = (file: string | Uint8Array, unit: Unit = 'PERCENT', options: Partial<DecodeOptions> = {}) =>
  decodeCourse(typeof file === 'string' ? Uint8Array.from(Buffer.from(file)) : file, { name: 'File', ...options }, unit)
const stepsIn = (file: string, unit?: Unit) => {
  const read = decode(file, unit)
  if (!read.ok) throw new Error(read.reason)
  return read.workout.steps
}

test.each<[string, Unit, string, string, string]>([
  [
    'watts',
    'WATTS',
    '0 100\n1 10000',
    '0 100\n1 10001',
    'The file asks for more than 10000 watts, which nobody rides.',
  ],
  [
    'percents',
    'PERCENT',
    '0 1000\n1 50',
    '0 1001\n1 50',
    'The file asks for more than 1000 percent, which nobody rides.',
  ],
  [
    'minutes',
    'PERCENT',
    '0 50\n43200 50',
    '0 50\n43201 50',
    'A step of the file lasts longer than a month: its times are in minutes, not in seconds.',
  ],
])('%s can be as many as a step can have, and no more', (_, unit, most, more, reason) => {
  expect(decode(course(most), unit).ok).toBe(true)
  expect(decode(course(more), unit)).toEqual({ ok: false, reason })
})

test('five thousand steps are read, and one more is too much', () => {
  const steps = (count: number) =>
    course(Array.from({ length: count }, (_, at) => `${at} ${50 + (at % 2)}\n${at + 1} ${50 + (at % 2)}`).join('\n'))
  expect(decode(steps(5000)).ok).toBe(true)
  expect(decode(steps(5001))).toMatchObject({ ok: false, reason: expect.stringContaining('more than 5000 steps') })
})

test('ten million bytes are read, and one more is too long', () => {
  const ofSize = (size: number) => Uint8Array.from(Buffer.from(course('0 50\n1 50').padEnd(size)))
  expect(decode(ofSize(10_000_000)).ok).toBe(true)
  expect(decode(ofSize(10_000_001))).toMatchObject({ ok: false, reason: expect.stringContaining('at most 10 MB') })
})

test.each<[string, object[]]>([
  ['0 Settle', [{ name: 'Settle' }, {}]],
  // As a step begins, or a second later, a line is its name.
  ['1 Settle', [{ name: 'Settle' }, {}]],
  ['2 Settle', [{ notes: '0:02 Settle' }, {}]],
  ['61 Go', [{}, { name: 'Go' }]],
  ['62 Go', [{}, { notes: '0:02 Go' }]],
  ['59.5 Go', [{ notes: '0:59 Go' }, {}]],
  ['60 Go\n60 Sit up', [{}, { name: 'Go', notes: '0:00 Sit up' }]],
  // At the usual moment of notes they need none of their own.
  ['10 Relax', [{ notes: 'Relax' }, {}]],
  ['70 Relax', [{}, { notes: 'Relax' }]],
  ['71 Relax', [{}, { notes: '0:11 Relax' }]],
  ['10 Relax\n70 Relax', [{ notes: 'Relax' }, { notes: 'Relax' }]],
  ['10 0:20 left', [{ notes: '0:10 0:20 left' }, {}]],
  // In the order they are shown, wherever they stand.
  ['90 Last\n30 First\n0 Start', [{ name: 'Start', notes: '0:30 First' }, { notes: '0:30 Last' }]],
  ['500 Late', [{}, { notes: '7:20 Late' }]],
  [`0 ${'a'.repeat(60)}`, [{ name: 'a'.repeat(60) }, {}]],
  [`0 ${'a'.repeat(61)}`, [{ notes: `0:00 ${'a'.repeat(61)}` }, {}]],
])('the lines %j are shown in the steps %j', (text, steps) => {
  const said = stepsIn(course('0 50\n1 50\n1 90\n2 90', text)).map((step) => {
    if ('repeat' in step) throw new Error('No repeats are expected')
    const { name, notes } = step
    return { ...(name === undefined ? {} : { name }), ...(notes === undefined ? {} : { notes }) }
  })
  expect(said).toEqual(steps)
})

test('a moment is in whole seconds from the start of its step', () => {
  expect(stepsIn(course('0 50\n1.10167 50\n1.10167 90\n3 90', '96.1 Sit up'))).toMatchObject([
    { duration: { value: 66.1 } },
    { notes: '0:30 Sit up' },
  ])
})

const words = (length: number) => 'a'.repeat(length)

test.each([
  ['FILE NAME = Hour', 'Hour', undefined],
  [`DESCRIPTION = ${words(60)}`, words(60), undefined],
  [`DESCRIPTION = ${words(61)}`, 'File', words(61)],
  ['FILE NAME = Hour\nDESCRIPTION = Hour', 'Hour', undefined],
  ['FILE NAME = Hour\nDESCRIPTION = Easy', 'Hour', 'Easy'],
  ['', 'File', undefined],
])('a header of %j names the workout %s', (header, name, notes) => {
  const read = decode(course('0 50\n1 50', '', header))
  expect(read).toMatchObject({
    workout: { name },
    losses: notes === undefined ? [] : ['The description now stands in the notes of the first step.'],
  })
  expect(read.ok && read.workout.steps[0]).toEqual({
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 60 },
    target: { type: 'power', percentMin: 50, percentMax: 50 },
    ...(notes === undefined ? {} : { notes }),
  })
})

test('a description comes before the first line that is shown, which keeps its moment', () => {
  const header = 'FILE NAME = Hour\nDESCRIPTION = Easy'
  expect(stepsIn(course('0 50\n1 50', '10 Relax', header))).toMatchObject([{ notes: 'Easy\n0:10 Relax' }])
  expect(stepsIn(course('0 50\n1 50', '0 Settle', header))).toMatchObject([{ name: 'Settle', notes: 'Easy' }])
})

test.each<[Unit, DecodeOptions['sport'], string, object]>([
  ['PERCENT', undefined, 'cycling', { type: 'power', percentMin: 80, percentMax: 80 }],
  ['PERCENT', 'running', 'running', { type: 'pace', percentMin: 80, percentMax: 80 }],
  ['WATTS', 'running', 'cycling', { type: 'power', rangeMin: 80, rangeMax: 80 }],
])('a course in %s, imported for %s, is a workout of %s', (unit, sport, read, target) => {
  expect(decode(course('0 80\n1 80'), unit, { sport })).toMatchObject({ workout: { sport: read, steps: [{ target }] } })
})

test('a line from or to zero is a ramp, and only a line at zero is a rest', () => {
  const [up, none, down] = stepsIn(course('0 0\n1 50\n1 0\n2 0\n2 50\n3 0'))
  expect(up).toMatchObject({ target: { percentMin: 1, percentMax: 50, ramp: 'rising' } })
  expect(none).toEqual({ intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 60 } })
  expect(down).toMatchObject({ target: { percentMin: 1, percentMax: 50, ramp: 'falling' } })
})
