import { once } from '../../../plan/plan.ts'
import type { Aims } from '../aims.ts'
import type { Lengths } from '../scale.ts'
import {
  type Counts,
  countsFrom,
  type Family,
  type OwnWork,
  ownWork,
  type Pause,
  recoveriesFor,
  recovery,
} from './family.ts'

type Params = { bouts: Lengths; counts: Counts; pause: Pause; name?: string; own?: OwnWork; aims?: Partial<Aims> }

/** Equal bouts: 4 × 8 minutes. */
export function even({ bouts, counts, pause, name = 'even', own, aims }: Params): Family {
  return {
    name,
    form: 'straight',
    ...(aims ? { aims } : {}),
    sets: (scale, style) =>
      scale.ticksOf(bouts, own?.zone ?? style.zone).flatMap((bout) =>
        recoveriesFor(scale, style, bout, pause, own?.zone).flatMap((rest) => {
          const pieces = [ownWork(style, bout, own), recovery(style, rest)]
          return countsFrom(counts).map((times) => [{ times, pieces }])
        }),
      ),
  }
}

/** One bout. */
export function unbroken(bouts: Lengths, own?: OwnWork, aims?: Partial<Aims>): Family {
  return {
    ...(aims ? { aims } : {}),
    name: 'unbroken',
    form: 'single',
    sets: (scale, style) =>
      scale.ticksOf(bouts, own?.zone ?? style.zone).map((bout) => [once(ownWork(style, bout, own))]),
  }
}
