import { once } from '../../../plan/plan.ts'
import type { Lengths } from '../scale.ts'
import {
  type Counts,
  countsFrom,
  type Family,
  type Pause,
  recoveriesFor,
  recovery,
  type Words,
  work,
} from './family.ts'

type Params = { bouts: Lengths; counts: Counts; pause: Pause; name?: string; words?: Words }

/** Equal bouts: 4 × 8 minutes. */
export function even({ bouts, counts, pause, name = 'even', words }: Params): Family {
  return {
    name,
    sets: (scale, style) =>
      scale.ticksOf(bouts, style.zone).flatMap((bout) =>
        recoveriesFor(scale, style, bout, pause).flatMap((rest) => {
          const pieces = [work(style, bout, style.zone, words), recovery(style, rest)]
          return countsFrom(counts).map((times) => [{ times, pieces }])
        }),
      ),
  }
}

/** One bout. */
export function unbroken(bouts: Lengths, words?: Words): Family {
  return {
    name: 'unbroken',
    sets: (scale, style) =>
      scale.ticksOf(bouts, style.zone).map((bout) => [once(work(style, bout, style.zone, words))]),
  }
}
