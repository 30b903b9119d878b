import type { Sport } from '../../sports/sport.ts'
import { contextFor } from '../plan/context.ts'
import type { Session } from '../plan/session.ts'
import { frameMainSet, type LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import { askedSet } from './main-sets/asked-set.ts'
import { createLayouts, findMainSets } from './main-sets/choose.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'

/** The sessions of a type: its main set, found by aims and families or asked for, in the frame of the sport. */
export function aroundBouts(
  sport: Sport,
  frame: LandFrame,
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
            blocks: frameMainSet(main(random), context, aims, random, frame),
            remarks: asked?.remarks ?? [],
          }
        },
      }
    },
  }
}
