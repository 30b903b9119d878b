import { once, type Percents, type Piece } from '../../../plan/plan.ts'
import type { Lengths } from '../scale.ts'
import { type Family, type Words, work } from './family.ts'

type Stage = { words: Words; zone?: number; percents?: Percents }

/** One bout in stages of equal length, each a little harder than the one before. */
export function progression(stages: readonly Stage[], lengths: Lengths): Family {
  return {
    name: `progression of ${stages.length}`,
    form: 'single',
    sets: (scale, style) =>
      scale
        .ticksOf(lengths, style.zone)
        .map((ticks) =>
          stages.map(({ words, zone, percents }) =>
            once({ ...work(style, ticks, zone, words), ...(percents ? { percents } : {}) }),
          ),
        ),
  }
}

/** A steady piece that goes over into one bout without a break. */
export function ledIn(
  lead: { lengths: Lengths; zone: number; words: Words & Pick<Piece, 'use'> },
  bouts: Lengths,
): Family {
  return {
    name: 'led in',
    form: 'single',
    sets: (scale, style) =>
      scale
        .ticksOf(lead.lengths, lead.zone)
        .flatMap((ticks) =>
          scale
            .ticksOf(bouts, style.zone)
            .map((bout) => [
              once({ intensity: 'active', zone: lead.zone, ticks, ...lead.words }),
              once(work(style, bout)),
            ]),
        ),
  }
}
