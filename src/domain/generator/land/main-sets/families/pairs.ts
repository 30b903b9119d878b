import type { Lengths } from '../scale.ts'
import { type Counts, countsFrom, type Family, middleRecovery, type Pause, recovery, work } from './family.ts'

type Params = { long: Lengths; short: Lengths; counts: Counts; pause: Pause }

/** A long bout and a short one by turns. */
export function pairs({ long, short, counts, pause }: Params): Family {
  return {
    name: 'pairs',
    sets: (scale, style) =>
      scale.ticksOf(long, style.zone).flatMap((longer) =>
        scale.ticksOf(short, style.zone).flatMap((shorter) => {
          const [rest] = middleRecovery(scale, style, longer, pause)
          const [breath] = middleRecovery(scale, style, shorter, pause)
          if (rest === undefined || breath === undefined || shorter >= longer) return []
          const first = work(style, longer, style.zone, { name: style.work.name, notes: LONG })
          const second = work(style, shorter, style.zone, { name: style.work.name, notes: SHORT })
          const there = [first, recovery(style, rest), second, recovery(style, breath)]
          const back = [second, recovery(style, breath), first, recovery(style, rest)]
          return countsFrom(counts).flatMap((times) => [[{ times, pieces: there }], [{ times, pieces: back }]])
        }),
      ),
  }
}

const LONG = 'The long one: settle in and hold it.'
const SHORT = 'The short one: the same effort on legs that know what is coming.'
