import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { changedByHand } from '#tests/support/sentences/changed-by-hand.ts'
import { lostFigures } from '#tests/support/sentences/figures-of-answer.ts'
import type { SportId } from '../../sports/registry.ts'
import { readSession } from './read-session.ts'

const sentences: Record<SportId, readonly string[]> = {
  running: [
    '50 min easy run',
    'run 12 km steady',
    '75 min run zone 2',
    '9 mile run at 8:15 pace',
    '35 min recovery run',
    '6x1k at 10k pace, 90 s rest',
    '8x400 m at 5k pace with 200 m jog',
    '3x12 min threshold, 3 min jog',
    '5x3 min vo2max, 2 min easy',
    '10x1 min hard 1 min easy',
    '15 min warm up, 4x2k at half marathon pace, 2 min jog, 10 min cool down',
    '20 min easy, 25 min tempo, 10 min easy',
    '14 km run, last 4 km at marathon pace',
    '40 min easy run with 6 strides',
    '6x200 m fast, 200 m walk',
    '8 km at 5:10/km',
    '2 km easy, 5 km at 4:20/km, 1 km easy',
    '12x45 s hill reps, jog back down',
    '3x(800 m, 400 m) at 5k pace, 2 min rest',
    '70 min easy run with 5x2 min at 10k pace',
  ],
  cycling: [
    '90 min endurance ride',
    'ride 45 km easy',
    '2x20 min at ftp, 5 min easy',
    '4x8 min at 105%, 4 min at 50%',
    '60 min ride with 3x10 min sweet spot',
    '5x5 min vo2max, 5 min easy, bike',
    'bike 10x40/20 s at 120%',
    '15 min warm up, 3x15 min at 220 w, 5 min easy, 10 min cool down, bike',
    'ride 2 h at 65%',
    'bike 6x30 s all out, 4 min easy',
    'turbo 75 min zone 2 at 90 rpm',
    '3x9 min at 88-92%, 3 min easy, bike',
    'bike 20 min easy, 30 min tempo, 10 min easy',
    '3 h ride, last 45 min at tempo',
    'bike 4x4 min hard, 3 min easy, 80 min in total',
    'ride 80 min, 5x1 min at 130%, 2 min easy',
    'bike 3x(4 min at 95%, 2 min at 105%), 6 min easy',
    '40 min spin in zone 1',
    'bike 5x6 min at 75 rpm tempo, 3 min easy',
    'ftp 240, bike 3x8 min threshold, 4 min easy',
  ],
  swimming: [
    'swim 1800 m easy',
    'swim 10x100 m at css, 15 s rest',
    '8x50 m fast, 30 s rest, swim',
    'swim 400 m warm up, 12x75 m at css, 20 s rest, 200 m cool down',
    'swim 6x200 m pull, 20 s rest',
    'swim 10x100 m on 1:50',
    'swim 16x25 m sprint, 40 s rest',
    'swim 300 m free, 200 m back, 100 m breast',
    'swim 5x400 m steady, 45 s rest',
    'swim 3x(4x50 m) 15 s rest, 60 s between sets',
    'swim 200 m kick with fins, 300 m pull with paddles',
    'swim 2 km steady',
    'swim 4x150 m, odds easy, evens hard, 20 s rest',
    'swim 1500 m continuous easy',
    'swim 8x100 m css+4, 15 s rest',
    'swim 500 m easy, 8x50 m on 1:05, 300 m pull',
    'swim 45 min easy',
    'swim 100-200-300-200-100 m, 20 s rest',
    'swim 20x50 yd on 0:55',
    'swim 6x100 m at 1:40/100m, 20 s rest',
  ],
}
const sports = Object.keys(sentences) as SportId[]

test.each(sports.flatMap((sport) => sentences[sport].map((sentence) => [sport, sentence] as const)))(
  '%s: %s',
  (sport, sentence) => {
    const read = readSession(sentence, sport, { sport })
    expect(read?.unread ?? []).toEqual([])
    if (read) expect(lostFigures(sentence, read)).toEqual([])
  },
)

testProperty('whatever slips into a sentence, no figure is dropped without a word', 6000, (drawing) =>
  fc.assert(
    fc.property(
      fc
        .constantFrom(...sports)
        .chain((sport) => fc.record({ sport: fc.constant(sport), text: changedByHand(sentences[sport]) })),
      ({ sport, text }) => {
        const read = readSession(text, sport, { sport })
        if (read) expect(lostFigures(text, read), text).toEqual([])
      },
    ),
    drawing,
  ),
)
