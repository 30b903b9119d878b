import { describe, expect, test } from 'vitest'
import { drawnEnds } from '#tests/support/sentences/drawn-ends.ts'
import { drawnBouts } from '#tests/support/sentences/drawn-parts-of-bouts.ts'
import { drawnSession, isBuiltAsSaid } from '#tests/support/sentences/drawn-session.ts'
import { drawnStructure, isStructureBuilt } from '#tests/support/sentences/drawn-structures.ts'
import { stepsAskedFor } from '#tests/support/sentences/steps-asked-for.ts'
import { testDrawnSentences } from '#tests/support/sentences/test-drawn-sentences.ts'
import type { Understood } from '../../result.ts'
import { understand } from '../../understand.ts'
import { applyEdits, unarranged } from '../arranged.ts'
import { readSession } from './read-session.ts'

/** A sentence as one session in plain words; as it is where it is none. */
function asSession(sentence: string): string {
  return applyEdits(unarranged(sentence), readSession([], sentence)).text
}

function readAsSession({ sentence }: { sentence: string }): Understood {
  return understand(asSession(sentence), { sport: 'running' })
}

// Most of these are read at first sight. As sessions they have to say the same, whatever phrases make of them.
describe('what is written in plain words', () => {
  const few = {
    sentenceOf: ({ sentence }: { sentence: string }) => sentence,
    read: readAsSession,
    mostTold: 0.1,
    mostMisread: 0.02,
  }

  testDrawnSentences('of a session part by part says the same', 1000, {
    ...few,
    drawn: drawnSession,
    isBuilt: (session, understood) => isBuiltAsSaid(session, stepsAskedFor(understood)),
  })
  testDrawnSentences('of structures says the same', 1000, { ...few, drawn: drawnStructure, isBuilt: isStructureBuilt })
  testDrawnSentences('of bouts with parts says the same', 1000, {
    ...few,
    drawn: drawnBouts,
    isBuilt: isStructureBuilt,
  })
  testDrawnSentences('of ends says the same', 1000, { ...few, drawn: drawnEnds, isBuilt: isStructureBuilt })
})

test.each([
  ['2x 20min @ 90% with 10s surge each 2min, 8min btwn', '2x(10x(110 s at 90%, 10 s hard)), 8 min easy between sets'],
  ['E 3k, T 3x2k (1 min), E 2k', '3 km easy, 3x2 km threshold with 1 min rest, 2 km easy'],
  ['5k out hard / 5k back ez, x3', '3x(5 km hard, 5 km easy)'],
  ['run 25 off the bike, first 5 @ 10k, rest @ IM pace', 'run 5 min at 10k pace, 20 min at ironman pace'],
  [
    '10 min wu, 8x(20s full gas, 100s @ 85%), 10 min ez, repeat, 10 min cd',
    '10 min warm-up, 8x(20 s all out, 100 s at 85%), 10 min easy, 8x(20 s all out, 100 s at 85%), 10 min cool-down',
  ],
])('“%s” is “%s”', (sentence, plain) => {
  expect(asSession(sentence)).toBe(plain)
})

test.each([
  'FTP 250, bike 3x10',
  'run 5k then bike 20k',
  '6x7 min, 2 at 210w, 2 at 225w',
  '3 rounds of 40 s hard, 20 s easy',
  '4 x 5 min hard + 3 min hard',
  '12 miles, finish with 2 miles in z3',
  'calf injury, 10x2 min hard',
  '75 min z2 ride, after 40 min 3x1 min hard',
  '5x400 (50 fast 100 jog)',
  '5 x 5 x 5 run',
  '10x100m @ 1:31',
  'mon 5k easy, tue 8x400',
  "I'm 52",
  '10 of each zone 1-4 bike',
])('“%s” is left to other readers, since it may be meant otherwise', (sentence) => {
  expect(readSession([], sentence)).toEqual([])
})

test('what is longer than any session is no part of one', () => {
  const understood = understand('tempo 3x8 min, easy 75 km, run 3x8 min', { sport: 'running' })
  expect(understood.unread.map(({ sentence }) => sentence)).toEqual(['A run can be 2 to 60 kilometers long.'])
})
