import { describe, expect, test } from 'vitest'
import type { Understood } from '#domain/sentence/result.ts'
import { understand } from '#domain/sentence/understand.ts'
import { assumedLines, chipsOf, leftOutTitle, reasonsOf } from './reading-chips.ts'

const nothing: Understood = { asked: {}, found: [], inferred: [], unread: [], missing: [], checks: [], assumed: {} }

describe('the chips of a sentence', () => {
  test('are what was said, each once, then what was worked out and what was assumed', () => {
    const understood: Understood = {
      ...nothing,
      found: [
        { from: 0, to: 6, field: 'strides', reading: 'Strides' },
        { from: 8, to: 15, field: 'strides', reading: 'Strides' },
      ],
      inferred: [{ field: 'workoutType', reading: 'Endurance', because: 'Strides belong to it.' }],
      missing: [
        { field: 'sport', sentence: 'No sport was named, so running.' },
        { field: 'durationValue', sentence: 'No length was said, so 1 hour.' },
      ],
      assumed: { sport: 'running', durationType: 'time', durationUnit: 'minutes', durationValue: 60 },
    }
    expect(chipsOf(understood, '4x100m, strides')).toEqual([
      { field: 'strides', label: 'Strides', words: '4x100m … strides', at: { from: 0, to: 15 } },
      { field: 'workoutType', label: 'Endurance', unsaid: 'worked out' },
      { field: 'sport', label: 'Running', unsaid: 'assumed' },
      { field: 'durationValue', label: '1 hour', unsaid: 'assumed' },
    ])
    expect(reasonsOf(understood)).toEqual([
      'Endurance: Strides belong to it.',
      'No sport was named, so running.',
      'No length was said, so 1 hour.',
    ])
  })

  test('are one for each time that a main set is said, with all of its words', () => {
    const sentence = '8x100 on 1:50, 200, 8x100 on 1:50, 8x100 on 1:50'
    const set = (from: number) => [
      { from, to: from + 5, field: 'mainSet' as const, reading: '8 × 100 meters every 1:50' },
      { from: from + 6, to: from + 13, field: 'mainSet' as const, reading: '8 × 100 meters every 1:50' },
    ]
    const easy = { from: 15, to: 18, field: 'mainSet' as const, reading: '200 meters' }
    const found = [...set(0), easy, ...set(20), ...set(35)]
    expect(chipsOf({ ...nothing, found }, sentence).map((chip) => ('words' in chip ? chip.words : ''))).toEqual([
      '8x100 … on 1:50',
      '200',
      '8x100 … on 1:50',
      '8x100 … on 1:50',
    ])
    const nested = [
      { from: 0, to: 2, field: 'mainSet' as const, reading: '2 sets' },
      { from: 3, to: 8, field: 'mainSet' as const, reading: '2 sets' },
    ]
    expect(chipsOf({ ...nothing, found: nested }, '2x(5x400)')).toHaveLength(1)
  })

  test('show a long set at a glance, with its reading in full', () => {
    const sentence = '2x(5x400 m, 90s jog) 4 min between sets, 200 easy'
    const [set, easy] = chipsOf(understand(sentence, { sport: 'running' }), sentence)
    expect(set).toMatchObject({
      field: 'mainSet',
      label: '2\u00a0×\u00a0(5\u00a0×\u00a0400\u202fm, 1:30), 4\u202fmin',
      inFull: expect.stringMatching(/^4 × 400 meters, 90 seconds recovery, 400 meters, 4 minutes recovery, 5 × /),
      words: '2x … 5x400 m, 90s jog … 4 min between sets',
    })
    expect(easy).not.toHaveProperty('inFull')
  })

  test.each([
    ['run 12', '12 kilometers', 'unit assumed'],
    ['30 min swim', '1,500 meters', 'worked out'],
    ['30 min css swim', '1,400 meters', 'worked out'],
    ['run 12 km', '12 kilometers', undefined],
    ['10k tempo run', '10 kilometers', undefined],
  ])('of "%s" tell what of the length %s is not said: %s', (sentence, label, unsaid) => {
    const chips = chipsOf(understand(sentence, { sport: 'running' }), sentence)
    expect(chips.find(({ field }) => field === 'durationValue')).toMatchObject({ label, unsaid })
  })

  test('do not repeat as assumed what was said, but give its reason', () => {
    const understood: Understood = {
      ...nothing,
      found: [{ from: 0, to: 9, field: 'durationValue', reading: '40 minutes' }],
      inferred: [{ field: 'durationValue', reading: '40 minutes', because: 'The lower end of the range was used.' }],
    }
    expect(chipsOf(understood, '40-50 min')).toEqual([
      { field: 'durationValue', label: '40 minutes', words: '40-50 min', at: { from: 0, to: 9 } },
    ])
    expect(reasonsOf(understood)).toEqual(['40 minutes: The lower end of the range was used.'])
  })
})

test.each([
  ['12', ['12 kilometers: No unit was said. No sport was named, so running. No type was named, so endurance.']],
  ['easy', ['No sport was named, so running. No length was said, so 1 hour.']],
  ['tempo run 10 km', []],
  ['400, 8x100 on 1:50, 200 swim', []],
])('of "%s" what was assumed is told in one line', (sentence, lines) => {
  expect(assumedLines(understand(sentence, { sport: 'running' }), sentence)).toEqual(lines)
})

test('the line of what was left out counts the parts and names each once', () => {
  const unread = (from: number, to: number) => ({ from, to, sentence: 'It was not understood.' })
  const sentence = 'run with dog and cat'
  expect(leftOutTitle([unread(9, 12)], sentence)).toBe('1 part left out: “dog”')
  expect(leftOutTitle([unread(9, 12), unread(9, 12), unread(17, 20)], sentence)).toBe('2 parts left out: “dog”, “cat”')
})
