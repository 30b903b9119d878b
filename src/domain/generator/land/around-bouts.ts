import type { Sport } from '../../sports/sport.ts'
import { contextFor } from '../plan/context.ts'
import type { Session } from '../plan/session.ts'
import { frameMainSet, type LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import { askedSet } from './main-sets/asked-set.ts'
import { createLayouts, findMainSets } from './main-sets/choose.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'

/** A run or a ride around the bouts of one type, in the sport's surroundings. */
export function aroundBouts(
  sport: Sport,
  surroundings: LandFrame,
  aims: Aims,
  families: readonly Family[],
  style: BoutStyle,
): Pick<Session, 'prepare'> {
  const layouts = createLayouts(sport, families, style, aims)
  return {
    prepare: (request) => {
      const context = contextFor(request)
      const asked = request.set && askedSet(request.set, context, aims, style)
      if (asked && !asked.ok) return asked
      const main = asked ? () => asked.blocks : findMainSets(context, aims, layouts)
      return {
        ok: true,
        measure: context.ruler,
        draw: (seed) => {
          const random = context.randomFor(seed)
          return {
            blocks: frameMainSet(main(random), context, aims, random, surroundings),
            remarks: asked?.remarks ?? [],
          }
        },
      }
    },
  }
}
