import { sportOf } from '../../sports/registry.ts'
import { targetPart } from '../../sports/target-parts.ts'
import { atMost, isSame } from '../../units/tolerance.ts'
import { sources } from '../bounds/sources.ts'
import { isOfShortBouts, type WorkoutAsType } from '../reading/as-type.ts'
import type { Bout } from '../reading/bout.ts'
import { raceOf } from '../reading/race-pace.ts'
import type { Stretch } from '../reading/stretches.ts'
import { zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkThat } from './result.ts'

/** Percent of threshold by which the middle of a target may miss its part. Our choice: coaches differ by as much. */
const PART_TOLERANCE = 1.5
/** The share of its zone from which a target is the zone and no part of it. */
const WHOLE_ZONE = 0.9
/** The share of bouts that may miss their part. Our choice: one may be the last and all-out. */
const MAX_SHARE_MISSED = 0.2

/** A bout aimed at a part of its zone: the part that suits its length, and the side on which it misses it. */
export type AimedBout = { bout: Bout; middle: number; part: Percents; side?: 'low' | 'high' }

type Percents = readonly [low: number, high: number]

/** Checks targets narrower than a zone: a long bout aims lower inside its zone than a short one. */
export function checkTargetParts(session: WorkoutAsType): CheckResult[] {
  const aimed = findAimedBouts(session)
  if (aimed.length === 0) return []
  const missed = aimed.filter(({ side }) => side)
  const [first] = missed
  return checkThat('target-part', atMost(missed.length, MAX_SHARE_MISSED * aimed.length, 'ratio'), {
    value: Math.round(first?.middle ?? 0),
    limit: first ? first.part.map((percent) => Math.round(percent)).join(' to ') : '',
    source: sources.practice,
    ...(first?.side && { side: first.side }),
  })
}

/** The bouts of one steady effort that are aimed at less than a whole zone. Bouts of one target may be of any length. */
export function findAimedBouts(session: WorkoutAsType): AimedBout[] {
  // The fastest zone of pace is open above: short bouts may be at a race pace beyond it.
  const [fastestPace] = (isOfShortBouts(session) && session.bounds.workPaceOfShortBouts) || []
  const aimed = session.bouts.flatMap((bout) => {
    const [only, ...others] = bout.stretches
    const part = only && others.length === 0 && isPartOfZone(only, session) ? partFor(bout, only, session) : undefined
    return only && part ? [{ bout, middle: only.middle, part }] : []
  })
  return aimed.map((one) => {
    const parts = aimed.filter(({ middle }) => isSame(middle, one.middle, 'percent')).map(({ part }) => part)
    const low = Math.min(...parts.map((part) => part[0]))
    const high = Math.max(...parts.map((part) => part[1]), fastestPace ? 100 / fastestPace : 0)
    if (one.middle < low - PART_TOLERANCE) return { ...one, side: 'low' }
    return one.middle > high + PART_TOLERANCE ? { ...one, side: 'high' } : one
  })
}

function partFor(bout: Bout, { zones: [zone = 0] }: Stretch, { sport, bounds, inPool }: WorkoutAsType) {
  const [number, use] = bounds.workRange ? ([CLASSIC_ZONE, 'classic'] as const) : ([zone, 'work'] as const)
  return targetPart(sportOf(sport), number, use, inPool ? bout.metres : bout.seconds)?.percents
}

/** The zone above the gap in which the work of VO2 Max may lie. */
const CLASSIC_ZONE = 6

function isPartOfZone({ isMeasured, step, low, high, zones }: Stretch, { sport }: WorkoutAsType): boolean {
  const { target } = step
  if (!isMeasured || !target || target.ramp || raceOf(step)) return false
  if (target.percentMin === undefined && target.rangeMin === undefined) return false
  const zone = zonesOf(sport).find(({ number }) => number === zones[0])
  return !zone || high - low < WHOLE_ZONE * (zone.high - zone.low)
}
