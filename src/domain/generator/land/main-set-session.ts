import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import { contextFor } from '../plan/context.ts'
import type { BoutZones, Draw, Session } from '../plan/session.ts'
import { aimSession } from './aim-session.ts'
import { asksForEnds, frameBetweenEnds } from './asked-ends.ts'
import { askedMainSet, betweenEnds } from './asked-main-set.ts'
import { frameMainSet } from './frame.ts'
import type { FrameStyle } from './frame-style.ts'
import type { Aims } from './main-sets/aims.ts'
import type { AskedStyle } from './main-sets/asked-style.ts'
import { createLayouts, findMainSets } from './main-sets/choose.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'
import { atRacePace } from './race-pace.ts'
import { longestSeconds, tooLongRemark, tooShortRemark } from './too-short.ts'

/**
 * The work of a type. Its recoveries are those of the sport in zone 1, and its bouts begin with the zone of the work, unless
 * they are given.
 */
type Work = Pick<BoutStyle, 'work' | 'zone'> &
  Partial<BoutStyle> &
  Pick<AskedStyle, 'long'> & { families: readonly Family[]; bouts?: Partial<BoutZones> }

/** A session whose main set is asked for, or found among those of its families by its aims. */
export function mainSetSession(
  frameStyle: FrameStyle,
  type: WorkoutType,
  aims: Aims,
  { families, bouts, long, ...work }: Work,
): Session {
  const sport = sportOf(frameStyle.sport)
  const style: BoutStyle = {
    recovery: sport.easyParts.recovery,
    recoveryZone: 1,
    betweenSets: frameStyle.betweenSets,
    ...work,
  }
  const layouts = createLayouts(sport, families, style, aims)
  const longest = Math.max(...families.map(({ aims: own }) => longestSeconds({ ...aims, ...own })))
  return {
    sport: sport.id,
    type,
    bouts: { work: style.zone, ...bouts },
    prepare: (request) => {
      const context = contextFor(request)
      const asked = askedMainSet(context, aims, { ...style, ...(long ? { long } : {}) })
      if (asked && !asked.ok) return asked
      const tooShort = tooShortRemark(context, aims)
      const ofLength = [...tooShort, ...tooLongRemark(context, longest)]
      const sets = asked
        ? { found: [], worse: () => [], draw: () => asked.blocks }
        : betweenEnds(findMainSets(context, layouts, tooShort.length > 0), context)
      if ('ok' in sets) return sets
      const { found, worse, draw } = sets
      const drawAround = (drawSet: typeof draw): Draw => {
        const drawMainSet = atRacePace(drawSet, request)
        return (seed) => {
          const random = context.randomFor(seed)
          const main = drawMainSet(random)
          const between = asksForEnds(request) ? frameBetweenEnds(main, context, random, frameStyle) : undefined
          const planned = between ?? frameMainSet(main, context, aims, random, frameStyle)
          const { blocks, remarks } = aimSession(planned, context)
          return { blocks, remarks: [...(asked ? asked.remarks : ofLength), ...remarks] }
        }
      }
      return {
        ok: true,
        measure: context.ruler,
        draw: drawAround(draw),
        mainSets: () =>
          [...found, ...worse()].map(({ bouts: count, blocks, form, isSpare }) => ({
            bouts: count,
            isStraight: form !== 'mixed',
            isSpare,
            blocks: () => blocks,
            draw: drawAround(() => blocks),
          })),
      }
    },
  }
}
