import { describe, expect, test } from 'vitest'
import type { Understood } from '#domain/sentence/result.ts'
import { chipsOf, leftOutTitle, reasonsOf } from './reading-chips.ts'

const nothing: Understood = { asked: {}, found: [], inferred: [], unread: [], missing: [], assumed: {} }

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
      { field: 'strides', label: 'Strides', words: '4x100m … strides' },
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

  test('do not repeat as assumed what was said, but give its reason', () => {
    const understood: Understood = {
      ...nothing,
      found: [{ from: 0, to: 9, field: 'durationValue', reading: '40 minutes' }],
      inferred: [{ field: 'durationValue', reading: '40 minutes', because: 'The lower end of the range was used.' }],
    }
    expect(chipsOf(understood, '40-50 min')).toEqual([
      { field: 'durationValue', label: '40 minutes', words: '40-50 min' },
    ])
    expect(reasonsOf(understood)).toEqual(['40 minutes: The lower end of the range was used.'])
  })
})

test('the line of what was left out counts the parts and names each once', () => {
  const unread = (from: number, to: number) => ({ from, to, sentence: 'It was not understood.' })
  const sentence = 'run with dog and cat'
  expect(leftOutTitle({ ...nothing, unread: [unread(9, 12)] }, sentence)).toBe('1 part left out: “dog”')
  expect(leftOutTitle({ ...nothing, unread: [unread(9, 12), unread(9, 12), unread(17, 20)] }, sentence)).toBe(
    '2 parts left out: “dog”, “cat”',
  )
})
