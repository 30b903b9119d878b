import fc from 'fast-check'
import { type SportId, sports } from '#domain/sports/registry.ts'
import type { Metric } from '#domain/sports/sport.ts'

/** A sentence that says how hard a session is, or the work of it. */
export type DrawnEffort = {
  sentence: string
  sport: SportId
  /** The metric of the form, which counts where the sentence names none. */
  metric: Metric
  /** The words that say how hard it is. */
  words: string
  /** The zones that what is trained may lie in, by the sport's own zones and by those of the heart rate. */
  zones: { own: readonly number[]; pulse: readonly number[] }
  /** Whether the words are about all of the session and not about its hardest part. */
  isOfAll: boolean
  /** The percents that are said, which count instead of zones. */
  percents?: readonly [low: number, high: number]
}

type Effort = Pick<DrawnEffort, 'zones' | 'isOfAll' | 'percents'> & { words: readonly string[] }

const upTo = (zone: number) => Array.from({ length: zone }, (_, index) => index + 1)
const all = (zone: number, words: readonly string[]): Effort => ({
  words,
  isOfAll: true,
  zones: { own: upTo(zone), pulse: upTo(zone) },
})
const work = (own: readonly number[], pulse: readonly number[], words: readonly string[]): Effort => ({
  words,
  isOfAll: false,
  zones: { own, pulse },
})

const calm: readonly Effort[] = [
  all(1, ['recovery', 'very easy', 'in zone 1', 'active recovery']),
  all(2, ['easy', 'at easy pace', 'at an easy effort', 'keep it easy', 'relaxed', 'chill', 'conversational', 'slow']),
  all(2, ['in zone 2', 'z2', 'zone 2 heart rate', 'endurance', 'aerobic', 'base', 'steady', 'easy z2', 'z1-z2']),
]

/** Zones of power go from 1 to 7; those of pace and of the pulse to 5. */
const working: Readonly<Record<SportId, readonly Effort[]>> = {
  cycling: [
    work([3], [3], ['tempo', 'at tempo', 'moderate', 'in zone 3']),
    // A few minutes of tempo may lead into it.
    work([3, 4], [3, 4], ['sweet spot', 'at sweet spot', 'SST', 'in zone 4']),
    // An over-under lies in both.
    work([4, 5], [4], ['threshold', 'at threshold', 'at FTP', 'in zone 5']),
    work([6], [5], ['vo2max', 'VO2 max']),
    { ...work([3], [3], ['at 80%', 'at 78 %']), isOfAll: true, percents: [75, 83] },
    { ...work([2], [2], ['at 65%', 'at 60-70 %']), isOfAll: true, percents: [60, 70] },
  ],
  running: [
    work([3], [3], ['tempo', 'at tempo pace', 'moderate', 'in zone 3']),
    // An over-under lies in both.
    work([3, 4], [3, 4], ['threshold', 'at threshold', 'at threshold pace', 'in zone 4']),
    work([5], [5], ['interval', 'vo2max', 'in zone 5']),
    { ...work([2], [2], ['at 80%']), isOfAll: true, percents: [79, 81] },
  ],
  swimming: [
    work([4], [4], ['css', 'at css', 'threshold', 'at threshold', 'in zone 4']),
    work([3], [3], ['in zone 3']),
    work([5], [5], ['vo2max', 'in zone 5']),
  ],
}

const nouns: Readonly<Record<SportId, readonly string[]>> = {
  cycling: ['ride', 'bike ride', 'long ride', 'bike'],
  running: ['run', 'long run', 'trail run'],
  swimming: ['swim'],
}

const lengths: Readonly<Record<SportId, readonly string[]>> = {
  cycling: ['45 min', '60 min', '75 min', '90 min', '2h', '3h', '40 km', '80 km'],
  running: ['30 min', '45 min', '60 min', '75 min', '90 min', '2h', '10 km', '16 km', '24 km', '8 miles'],
  swimming: ['1000 m', '1500 m', '2000 m', '3000 m', '2500 yards'],
}

const sets: Readonly<Record<SportId, readonly string[]>> = {
  cycling: ['3x8 min', '4x5 min', '2x15 min', '5x3 min'],
  running: ['3x8 min', '4x5 min', '5x1 km', '6x800 m'],
  swimming: ['8x100 m', '10x50 m', '4x200 m'],
}

/** Sentences of all sports with an effort for the whole or for the work, with a set or without, in several orders. */
export const drawnEffort: fc.Arbitrary<DrawnEffort> = fc.constantFrom(...sports).chain(({ id: sport, metrics }) =>
  fc
    .record({
      effort: fc.oneof(fc.constantFrom(...calm), fc.constantFrom(...working[sport])),
      noun: fc.constantFrom(...nouns[sport]),
      length: fc.constantFrom(...lengths[sport]),
      set: fc.option(fc.constantFrom(...sets[sport]), { nil: undefined, freq: 2 }),
      metric: fc.constantFrom(...metrics),
      order: fc.nat(4),
    })
    .chain(({ effort, ...drawn }) =>
      fc.constantFrom(...effort.words).map((words) => {
        const { noun, length, set, order } = drawn
        const isBehind = /^(?:at|in|keep)\b/.test(words)
        const named = isBehind ? `${noun} ${words}` : `${words} ${noun}`
        const withSet = set && !effort.isOfAll
        const orders = withSet
          ? [`${length} ${noun}, ${set} ${words}`, `${noun} ${length} with ${set} ${words}`]
          : [`${length} ${named}`, `${named}, ${length}`, `${noun} ${length} ${words}`, `${length} ${noun}, ${words}`]
        return { ...effort, ...drawn, sport, words, sentence: orders[order % orders.length] ?? '' }
      }),
    ),
)
