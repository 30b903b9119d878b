import { roomFor } from '../plan/context.ts'
import type { Session } from '../plan/session.ts'
import { framed, type Surroundings } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import { layoutsOf } from './main-sets/choose.ts'
import type { Family, Style } from './main-sets/families/family.ts'
import { mainOf, setRefusal } from './main-sets/main-set.ts'

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
