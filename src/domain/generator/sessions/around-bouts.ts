import type { Aims } from '../aims.ts'
import { layoutsOf } from '../choose.ts'
import type { Family, Style } from '../families/family.ts'
import { framed, type Surroundings } from '../frame.ts'
import { mainOf, setRefusal } from '../main-set.ts'
import { roomFor } from '../room.ts'
import type { Session } from './session.ts'

/** A run or a ride around the bouts of one type, in the sport's surroundings. */
export function aroundBouts(
  sport: 'running' | 'cycling',
  surroundings: Surroundings,
  aims: Aims,
  families: readonly Family[],
  style: Style,
): Pick<Session, 'prepare' | 'refusal'> {
  const layouts = layoutsOf(sport, families, style, aims)
  return {
    prepare: (request) => {
      const room = roomFor(request)
      const { duration, value } = room.ruler
      const { main, remarks } = mainOf(request, room, aims, style, layouts)
      return (seed) => {
        const dice = room.diceFor(seed)
        return { blocks: framed(main(dice), room, aims, dice, surroundings), durationOf: duration, value, remarks }
      }
    },
    refusal: (request) => setRefusal(request, aims, style),
  }
}
