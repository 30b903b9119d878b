import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'

const toldOf = (sentence: string) =>
  understood(sentence).flatMap(({ because }) => /^“(.*)” was read as a rest without moving\.$/.exec(because)?.[1] ?? [])
const understood = (sentence: string) => understand(sentence, { sport: 'running' }).inferred

test.each([
  ['swim 8x100 with 30 sec easy', ['30 sec easy']],
  ['swim 4x400 css, 1 min easy', ['1 min easy']],
  ['swim 4x400 css, 1 min rest', []],
  // Swum, as it is said.
  ['swim 6x200 hard, 50 easy', []],
  // A jog of a generated run is one.
  ['run 5x1k, 90 sec jog', []],
  ['run 10 min easy, 3x5 min z4 2 min easy, 10 min easy', []],
])('of “%s” is told that %o is a rest without moving', (sentence, expected) => {
  expect(toldOf(sentence)).toEqual(expected)
})
