import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import type { Step } from '../../../workout/step.ts'
import { type Message, messagesIn, notesLines, secondsOf } from './message.ts'
import { keepRound } from './rounds.ts'

const whole = { seconds: 300, rounds: 3 }

test.each<[string, Message[]]>([
  ['Stay seated.', [{ text: 'Stay seated.' }]],
  ['0:30 Sit up', [{ text: 'Sit up', at: { seconds: 30 } }]],
  [
    'Easy.\n0:30 Sit up\nand breathe\n2:00 Go',
    [{ text: 'Easy.' }, { text: 'Sit up\nand breathe', at: { seconds: 30 } }, { text: 'Go', at: { seconds: 120 } }],
  ],
  ['Round 2, 0:30 Half way', [{ text: 'Half way', at: { seconds: 30 }, round: 2 }]],
  ['round 3 1:00 Last one', [{ text: 'Last one', at: { seconds: 60 }, round: 3 }]],
  ['5:00 At the very end', [{ text: 'At the very end', at: { seconds: 300 } }]],
  // What the step does not have is text.
  ['5:01 Too late', [{ text: '5:01 Too late' }]],
  ['Round 4, 0:30 Of three', [{ text: 'Round 4, 0:30 Of three' }]],
  ['0:75 No such time', [{ text: '0:75 No such time' }]],
  ['400 m Of no distance', [{ text: '400 m Of no distance' }]],
  ['4:30/km is fine', [{ text: '4:30/km is fine' }]],
  ['0:30', [{ text: '0:30' }]],
  ['Go 0:30 Sit up', [{ text: 'Go 0:30 Sit up' }]],
  ['  0:30 Sit up \n', [{ text: 'Sit up', at: { seconds: 30 } }]],
  ['Easy. \n\n0:30 Go', [{ text: 'Easy.' }, { text: 'Go', at: { seconds: 30 } }]],
  ['0:59 Go', [{ text: 'Go', at: { seconds: 59 } }]],
  ['0:60 Go', [{ text: '0:60 Go' }]],
  ['Round 1, 0:30 First', [{ text: 'First', at: { seconds: 30 }, round: 1 }]],
  ['Round 0, 0:30 None', [{ text: 'Round 0, 0:30 None' }]],
  // What ends a line elsewhere loses nothing of it here.
  ['0:30 a\u2028b', [{ text: '0:30 a\u2028b' }]],
  ['', []],
])('notes %j are messages', (notes, messages) => {
  expect(messagesIn(notes, whole)).toEqual(messages)
})

test('a step by distance has moments in metres, and a long step has moments in hours', () => {
  expect(messagesIn('400 m Half way\n1200 m Too far', { metres: 800, rounds: 1 })).toEqual([
    { text: 'Half way\n1200 m Too far', at: { metres: 400 } },
  ])
  expect(messagesIn('800 m End', { metres: 800, rounds: 1 })).toEqual([{ text: 'End', at: { metres: 800 } }])
  expect(messagesIn('1:02:03 Eat', { seconds: 7200, rounds: 1 })).toEqual([{ text: 'Eat', at: { seconds: 3723 } }])
})

test('metres become seconds at the speed of the step', () => {
  expect(secondsOf({ metres: 250 }, { metres: 1000, seconds: 240 })).toBe(60)
  expect(secondsOf({ metres: 333 }, { metres: 1000, seconds: 239 })).toBe(80)
  expect(secondsOf({ seconds: 7 }, { metres: 1000, seconds: 240 })).toBe(7)
})

testProperty('any messages, written as notes, are read again', 400, (drawing) => {
  const line = fc.oneof(fc.constantFrom('Go', '0:30 left', 'Round 1, 0:10 x', 'a  b'), fc.string({ unit: 'grapheme' }))
  const text = fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) =>
      lines
        .join('\n')
        .replaceAll(/[\r\v\f\u2028\u2029]/g, '')
        .trim(),
    )
    .filter((said) => said !== '')
  const message = fc.record({ text, at: fc.record({ seconds: fc.integer({ min: 0, max: 4000 }) }) })
  fc.assert(
    fc.property(fc.array(message, { minLength: 1 }), (messages) => {
      const read = messagesIn(notesLines(messages).join('\n'), { seconds: 4000, rounds: 1 })
      expect(read.map(({ at }) => at)).toEqual(messages.map(({ at }) => at))
      const words = (said: readonly Message[]) => said.map((one) => one.text.replaceAll(/\s+/g, ' '))
      expect(words(read)).toEqual(words(messages))
    }),
    drawing,
  )
})

test('words that begin with a moment get one of their own', () => {
  expect(notesLines([{ text: '0:30 left' }, { text: 'Go', at: { seconds: 5 } }])).toEqual(['0:00 0:30 left', '0:05 Go'])
  expect(notesLines([{ text: 'One\n0:30 two' }])).toEqual(['0:00 One 0:30 two'])
  expect(notesLines([{ text: 'Half', at: { metres: 400.6 } }])).toEqual(['401 m Half'])
})

test('each round of a repeat has its own messages', () => {
  const on: Step = {
    intensity: 'interval',
    notes: '0:05 Go\nRound 2, 0:30 Half way\nRound 2, 0:50 Hold',
    duration: { type: 'time', unit: 'seconds', value: 59 },
  }
  const off: Step = { intensity: 'recovery', notes: 'Easy', duration: { type: 'time', unit: 'seconds', value: 30 } }
  const { notes: _, ...bare } = on
  expect(keepRound(on, 1, 2)).toEqual({ ...on, notes: '0:05 Go' })
  expect(keepRound(on, 2, 2)).toEqual({ ...on, notes: '0:05 Go\n0:30 Half way\n0:50 Hold' })
  expect(keepRound(off, 2, 2)).toEqual(off)
  const around = { ...off, notes: ' Turn around 2 \n' }
  expect(keepRound(around, 2, 2)).toBe(around)
  expect(keepRound({ ...bare, notes: 'Round 2, 0:30 Half way' }, 1, 3)).toEqual(bare)
})
