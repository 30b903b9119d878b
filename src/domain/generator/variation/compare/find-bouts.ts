import { meanPower, type Stretch } from '../../../load/stretches.ts'
import { type Sport, sportOf } from '../../../sports/registry.ts'
import { eachOnce } from '../../../units/each-once.ts'
import { atLeast } from '../../../units/tolerance.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import type { Session } from '../../plan/session.ts'
import { heartRateZone } from '../../plan/targets.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { sessionOf } from '../../sessions/registry.ts'

/** Stretches of work that follow each other: their seconds, and the indexes of the first and the last. */
export type Bout = { first: number; last: number; seconds: number }

/** The easier half of an over-under lasts at most so long; longer stretches end the bout. Our choice. */
const MAX_UNDER_SECONDS = 300

/**
 * The bouts among stretches, found by effort and not by name. Warm-up, cool-down and rest are never work. In an
 * endurance swim without any, every stretch that is swum counts.
 */
export function boutsOf(stretches: readonly Stretch[], { sport, type }: ResolvedRequest): Bout[] {
  const session = sessionOf(sport.id, type)
  const { isWork, isUnder } = testsOf(session)
  const bouts = boutsFrom(stretches, isWork, isUnder)
  if (bouts.length > 0 || !sport.inPool || session.bouts.work > 2) return bouts
  return boutsFrom(stretches, isSwum, isSwum)
}

type IsOne = (stretch: Stretch) => boolean

/** What makes a stretch part of a bout, for each kind of session. */
const testsOf = eachOnce(({ sport, bouts: { work, under } }: Session): { isWork: IsOne; isUnder: IsOne } => {
  const isWork = reachesZone(work, sportOf(sport))
  return { isWork, isUnder: under ? reachesZone(under, sportOf(sport)) : isWork }
})

function boutsFrom(stretches: readonly Stretch[], isWork: IsOne, isUnder: IsOne): Bout[] {
  const bouts: Bout[] = []
  let bout: Bout | undefined
  let isHard = false
  const close = () => {
    if (bout && isHard) bouts.push(bout)
    bout = undefined
    isHard = false
  }
  stretches.forEach((stretch, index) => {
    const works = isWork(stretch)
    if (!works && !(isUnder(stretch) && stretch.seconds <= MAX_UNDER_SECONDS)) close()
    else {
      isHard ||= works
      bout = { first: bout?.first ?? index, last: index, seconds: (bout?.seconds ?? 0) + stretch.seconds }
    }
  })
  close()
  return bouts
}

/** Whether a stretch is done in a zone of the sport's own metric or above. A heart rate tells only zones of its own. */
function reachesZone(zone: number, sport: Sport): IsOne {
  const percent = lowestPercent(zone, sport)
  const zoneByHeart = heartRateZone(zone, sport)
  return (stretch) => {
    const effort = effortOf(stretch)
    if (effort === undefined) return false
    const { type, zoneNumber, percentMin, rangeMin } = stretch.step.target ?? {}
    const isZoneAlone = percentMin === undefined && rangeMin === undefined
    if (type === 'heartrate' && zoneNumber !== undefined && isZoneAlone) return zoneNumber >= zoneByHeart
    return atLeast(effort, percent, 'percent')
  }
}

/** The classic VO2 Max of a ride lies below its zone. */
function lowestPercent(zone: number, sport: Sport): number {
  const classic = sport.targetParts.filter((part) => part.zone === zone && part.use === 'classic')
  const lows = classic.map(({ percents }) => percents[0])
  return Math.min(zoneEffort(sport.reference.metric, zone, sport)?.low ?? 0, ...lows)
}

function isSwum(stretch: Stretch): boolean {
  return effortOf(stretch) !== undefined
}

/** Percent of threshold of a stretch that may be work; undefined of others, and of drills, which have no pace. */
function effortOf({ step: { intensity, target, effort }, from, to }: Stretch): number | undefined {
  if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest' || to === 0) return undefined
  if (target?.type === 'open' && !effort && intensity !== 'interval') return undefined
  return meanPower(from, to, 1)
}
