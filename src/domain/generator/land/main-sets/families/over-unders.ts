import type { Percents, Piece } from '../../../plan/plan.ts'
import type { Lengths } from '../scale.ts'
import {
  type Counts,
  countsFrom,
  type Family,
  type Form,
  type Pause,
  recoveriesFor,
  recovery,
  type Words,
  work,
} from './family.ts'

/** The easier or the harder half: a zone of its own, or part of the type's. */
type Side = { lengths: Lengths; zone?: number; use?: 'under' | 'over'; percents?: Percents; words: Words }
type Params = { form?: Form; name: string; low: Side; high: Side; turns: Counts; counts: Counts; pause: Pause }

/** Over-unders: bouts that alternate between an easier and a harder half without a rest. */
export function overUnders({ form = 'mixed', name, low, high, turns, counts, pause }: Params): Family {
  return {
    name,
    form,
    sets: (scale, style) => {
      const isOverUnder = low.use === 'under'
      const side = ({ lengths, zone, use, percents, words }: Side): Piece[] =>
        scale.ticksOf(lengths, zone ?? style.zone).map((ticks) => ({
          ...work(style, ticks, zone, words),
          ...(use ? { use } : {}),
          ...(percents ? { percents } : {}),
        }))
      return side(low).flatMap((under) =>
        side(high)
          .filter((over) => !isOverUnder || under.ticks <= MAX_UNDER_PER_OVER * over.ticks)
          .flatMap((over) =>
            countsFrom(turns).flatMap((turn) => {
              const bout = Array.from({ length: turn }, () => [under, over]).flat()
              const rests = recoveriesFor(scale, style, turn * (under.ticks + over.ticks), pause)
              return rests.flatMap((rest) =>
                countsFrom(counts).map((times) => [
                  { times, pieces: times > 1 ? [...bout, recovery(style, rest)] : bout },
                ]),
              )
            }),
          ),
      )
    },
  }
}

/** Three parts below to two above at most: more would be an easier session. */
const MAX_UNDER_PER_OVER = 1.5
