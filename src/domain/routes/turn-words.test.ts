import { expect, test } from 'vitest'
import { Turn } from './turn.ts'
import { turnWords } from './turn-words.ts'

test('a turn says what to do, and into which street', () => {
  expect(turnWords({ turn: 'slight-left', street: 'Wend Road' })).toBe('Bear left into Wend Road')
  expect(turnWords({ turn: 'start', street: 'Wend Road' })).toBe('Start on Wend Road')
  expect(turnWords({ turn: 'right' })).toBe('Turn right')
})

test('no two kinds of turn read the same', () => {
  const turnKinds = Turn.shape.turn.options
  expect(new Set(turnKinds.map((turn) => turnWords({ turn }))).size).toBe(turnKinds.length)
})
