import type { Block } from '../plan.ts'
import { type Family, isWorthWeighing, recoveriesFor, recovery, work } from './family.ts'

type Shape = {
  under: { seconds: readonly number[]; zone: number; name: string; notes: string }
  over: { seconds: readonly number[]; zone: number; name: string; notes: string }
  /** Times under and over within one bout. */
  turns: readonly [min: number, max: number]
  counts: readonly [min: number, max: number]
  pause: readonly [min: number, max: number]
}

/** Long bouts that swing from just under threshold to just over it without a rest. */
export function overUnder({ under, over, turns, counts, pause }: Shape): Family {
  return {
    name: 'over-under',
    sets: (room, style) => {
      const found: Block[][] = []
      // By heart rate both lie in one zone, and nothing would swing.
      if (room.request.workoutMetric === 'heartrate') return found
      for (const below of under.seconds)
        for (const above of over.seconds)
          for (let turn = turns[0]; turn <= turns[1]; turn += 1)
            for (let times = counts[0]; times <= counts[1]; times += 1)
              for (const seconds of recoveriesFor(turn * (below + above), pause)) {
                if (!isWorthWeighing(room, times * turn * (below + above), times * (turn * (below + above) + seconds)))
                  continue
                const swing = [
                  { ...work(room, style, below, under.zone), name: under.name, notes: under.notes },
                  { ...work(room, style, above, over.zone), name: over.name, notes: over.notes },
                ]
                const bout = Array.from({ length: turn }, () => swing).flat()
                found.push([{ times, pieces: [...bout, recovery(room, style, seconds)] }])
              }
      return found
    },
  }
}
