import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { contextFor } from '../plan/context.ts'
import type { Session } from '../plan/session.ts'
import { frameMainSet, type LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import { askedSet } from './main-sets/asked-set.ts'
import { createLayouts, findMainSets } from './main-sets/choose.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'

/** A session whose main set is asked for, or found among those of its families by its aims, in the frame of its sport. */
export function sessionAround(
  sport: SportId,
  type: WorkoutType,
  frame: LandFrame,
  aims: Aims,
  families: readonly Family[],
  style: BoutStyle,
): Session {
  const layouts = createLayouts(sportOf(sport), families, style, aims)
  return {
    sport,
    type,
    prepare: (request) => {
      const context = contextFor(request)
      const asked = request.set && askedSet(request.set, context, aims, style)
      if (asked && !asked.ok) return asked
      const drawMainSet = asked ? () => asked.blocks : findMainSets(context, aims, layouts)
      return {
        ok: true,
        measure: context.ruler,
        draw: (seed) => {
          const random = context.randomFor(seed)
          const blocks = frameMainSet(drawMainSet(random), context, aims, random, frame)
          return { blocks, remarks: asked?.remarks ?? [] }
        },
      }
    },
  }
}
