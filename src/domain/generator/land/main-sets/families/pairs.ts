import type { Lengths } from '../scale.ts'
import {
  type Counts,
  countsFrom,
  type Family,
  middleOf,
  type OwnWork,
  ownWork,
  type Pause,
  recoveriesFor,
  recovery,
  work,
} from './family.ts'

type Params = { long: Lengths; short: Lengths; counts: Counts; pause: Pause; own?: OwnWork }

/** A long bout and a short one in turn, either of them first. `own`: how the short one differs. */
export function pairs({ long, short, counts, pause, own }: Params): Family {
  return {
    name: 'pairs',
    form: 'mixed',
    sets: (scale, style) =>
      scale.ticksOf(long, style.zone).flatMap((longer) =>
        scale.ticksOf(short, own?.zone ?? style.zone).flatMap((shorter) => {
          const [rest] = middleOf(recoveriesFor(scale, style, longer, pause))
          const [shortRest] = middleOf(recoveriesFor(scale, style, shorter, pause))
          if (rest === undefined || shortRest === undefined || shorter >= longer) return []
          const first = work(style, longer, style.zone, { name: style.work.name, notes: LONG })
          const second = ownWork(style, shorter, {
            ...own,
            words: own?.words ?? { name: style.work.name, notes: SHORT },
          })
          const longFirst = [first, recovery(style, rest), second, recovery(style, shortRest)]
          const shortFirst = [second, recovery(style, shortRest), first, recovery(style, rest)]
          return countsFrom(counts).flatMap((times) => [
            [{ times, pieces: longFirst }],
            [{ times, pieces: shortFirst }],
          ])
        }),
      ),
  }
}

const LONG = 'The long one: settle in and hold it.'
const SHORT = 'The short one: as hard as the long one, and no harder.'
