import { expect, test } from 'vitest'
import { someOf } from '#tests/support/drawn.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { sportOf } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import type { Span, Understood } from '../result.ts'
import { understand } from '../understand.ts'

// What no reader may pass over in silence, whatever stands beside it: all sentences of the tables are gone through.

const all = sentencesOfTables()
const sentences = someOf(all, 40)
const LEAST = sentences.length / 2

const read = (sentence: string) => understand(sentence, { sport: 'running' })
const isAt = (places: readonly Span[], { from, to }: Span) => places.some((one) => one.from < to && one.to > from)
/** Whether words are left out, asked about, or told. */
const isNamed = ({ unread, checks }: Understood, words: Span) => isAt(unread, words) || isAt(checks, words)
const tells = ({ inferred }: Understood, words: string) => inferred.some(({ because }) => because.includes(words))
const isTaken = ({ found }: Understood) => found.length > 0

/** The sentences that a part can be added to, with where it begins. */
function withPart(part: string, others: RegExp): { sentence: string; words: Span }[] {
  return sentences
    .filter((one) => one.length < MAX_CHARACTERS && !others.test(one) && !OPEN_END.test(one))
    .map((one) => ({ sentence: one + part, words: { from: one.length, to: one.length + part.length } }))
}

// Of a sentence that is read to its end.
const MAX_CHARACTERS = 300
// "1 hour, 11 min" is one time, and what is behind a full stop or a line is of another sentence.
const OPEN_END = /(?:\bh|\dh|hrs?|hours?|\.)$|\n/

test('the tables hold thousands of sentences', () => {
  expect(all.length).toBeGreaterThan(5000)
})

test('a length whose unit is taken away is told with the one that it was given, left out or asked about', () => {
  const cut = sentences.flatMap((sentence) =>
    [...sentence.matchAll(MINUTES)].slice(0, 3).map((match) => {
      const [all, digits = ''] = match
      const without = sentence.slice(0, match.index) + digits + sentence.slice(match.index + all.length)
      return { sentence: without, digits, words: { from: match.index, to: match.index + digits.length } }
    }),
  )
  const silent = cut.filter(({ sentence, digits, words }) => {
    const understood = read(sentence)
    const { found, asked, assumed } = understood
    const isSet = found.some((one) => isAt([one], words) && /[×,]/.test(one.reading))
    // In a pool figures are metres, and sets show the unit that they have.
    const isInPool = sportOf(asked.sport ?? assumed.sport ?? 'running').inPool
    if (!isTaken(understood) || isSet || isInPool) return false
    const isTold = ['unit was said', `“${digits}`, `${digits} min`].some((told) => tells(understood, told))
    return !isNamed(understood, words) && !isTold
  })
  expect(cut.length).toBeGreaterThan(sentences.length / 30)
  expect(silent.map(({ sentence }) => sentence)).toEqual([])
})

// Neither of a set nor of a range, and no other unit behind it.
const MINUTES =
  /(?<![\p{L}\d.:,/x×@-] ?)(?<![-–] )\b(\d{1,3}) ?(?:minutes|mins?)\b(?!\s*[-–/:']|\w)(?! (?:mile|or )| \d+ miles)/giu

test.each([', total 97 min', ', 97 min in all'])('“%s” behind a sentence is its length, or named', (part) => {
  const longer = withPart(part, /97|total|in all/)
  const silent = longer.filter(({ sentence, words }) => {
    const understood = read(sentence)
    const { asked } = understood
    if (!isTaken(understood) || isNamed(understood, words) || asked.durationValue === 97) return false
    return !tells(understood, 'The parts') && !tells(understood, 'about as far')
  })
  expect(longer.length).toBeGreaterThan(LEAST)
  expect(silent.map(({ sentence }) => sentence)).toEqual([])
})

test('easy minutes behind a set without a rest, and steady ones behind any, are told where they are read as the cool-down', () => {
  for (const [part, seconds] of [
    [', 12 min easy', 720],
    [', 13 min z2', 780],
  ] as const) {
    // A cool-down of its own is none of these minutes.
    const longer = withPart(part, /12|13|before|after|total|cool|\bc\/?d\b/)
    const silent = longer.filter(({ sentence, words }) => {
      const understood = read(sentence)
      const { asked, assumed, workout } = understood
      const isRested =
        sportOf(asked.sport ?? assumed.sport ?? 'running').inPool ||
        asked.set?.restSeconds !== undefined ||
        unroll(asked.mainSet ?? []).some(({ intensity }) => intensity === 'rest' || intensity === 'recovery') ||
        (asked.mainSet !== undefined && unroll(asked.mainSet).length === asked.mainSet.length)
      // Behind a cool-down in other words they are a part of their own.
      const isPart = unroll(asked.mainSet ?? []).some(({ duration }) => duration.value === seconds)
      if (workout || !asked.cooldown || isPart || (isRested && part.includes('easy'))) return false
      return !isNamed(understood, words) && !tells(understood, 'was read as the cool-down')
    })
    expect(longer.length).toBeGreaterThan(LEAST)
    expect(silent.map(({ sentence }) => sentence)).toEqual([])
  }
})

test('what is said to be before and after is built twice, or asked about', () => {
  const longer = withPart(', 11 min easy before and after', /11|before|after|both|each/)
  const silent = longer.filter(({ sentence, words }) => {
    const understood = read(sentence)
    const { asked, workout } = understood
    const steps = unroll(workout?.steps ?? asked.mainSet ?? [])
    const elevens = steps.filter(({ duration }) => duration.type === 'time' && duration.value === 660)
    const isTwice = (asked.warmup && asked.cooldown) || elevens.length > 1
    return isTaken(understood) && !isNamed(understood, words) && !isTwice
  })
  expect(longer.length).toBeGreaterThan(LEAST)
  expect(silent.map(({ sentence }) => sentence)).toEqual([])
})

test.each([
  [', 3 min easy between them', 180],
  [', 70 s rest between', 70],
])('“%s” behind a sentence is built between two parts, or asked about', (part, seconds) => {
  const longer = withPart(part, /between|\b3 ?(?:min|x)|70/)
  const silent = longer.filter(({ sentence, words }) => {
    const understood = read(sentence)
    const { asked, workout } = understood
    const inner = unroll(workout?.steps ?? asked.mainSet ?? []).slice(0, -1)
    const isBetween = asked.set?.restSeconds !== undefined || inner.some(({ duration }) => duration.value === seconds)
    return isTaken(understood) && !isNamed(understood, words) && !isBetween
  })
  expect(longer.length).toBeGreaterThan(LEAST)
  // Without a set there is nothing that it could be between.
  expect(silent.filter(({ sentence }) => /\d ?x ?\d/.test(sentence)).map(({ sentence }) => sentence)).toEqual([])
})

test('what is said of each leg is built for both, or asked about', () => {
  const longer = withPart(', 9x50 s each leg', /leg/)
  const silent = longer.filter(({ sentence, words }) => {
    const understood = read(sentence)
    const { asked, workout } = understood
    const fifties = unroll(workout?.steps ?? asked.mainSet ?? []).filter(({ duration }) => duration.value === 50)
    const isBoth = asked.set?.times === 18 || fifties.length === 18
    return isTaken(understood) && !isNamed(understood, words) && !isBoth
  })
  expect(longer.length).toBeGreaterThan(LEAST)
  expect(silent.map(({ sentence }) => sentence)).toEqual([])
})

test.each([
  ['swim 4x200, 10 s rest per 100', [20]],
  ['swim 5x300 with 10 seconds rest per 100', [30]],
  ['swim 400/300/200, 10s per 100 rest', [40, 30]],
  ['swim 500-400-300 x 2, 5s per 50 rest', [50, 40, 30]],
])('of “%s” the rests are %j seconds', (sentence, rests) => {
  const { asked, workout } = read(sentence)
  const pauses = unroll(workout?.steps ?? asked.mainSet ?? []).flatMap(({ intensity, duration }) =>
    intensity === 'rest' ? duration.value : [],
  )
  expect(asked.set ? [asked.set.restSeconds] : [...new Set(pauses)]).toEqual(rests)
})
