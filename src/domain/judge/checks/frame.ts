import { sumOf } from '../../units/numbers.ts'
import { everySession, minWarmupSeconds } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { type Examined, toleranceOf } from '../reading/as-type.ts'

import { type Answer, within } from './answer.ts'

/** What surrounds the work of a run or a ride: a warm-up and a cool-down, neither too short nor too long. */
export function frameAnswers(examined: Examined): Answer[] {
  const { inPool, seconds, found, as } = examined
  if (inPool || !isFramed(examined)) return []
  const flagged = (intensity: string) =>
    sumOf(
      examined.moments.filter(({ step }) => step.intensity === intensity),
      (one) => one.seconds,
    )
  const byWork = as !== 'endurance' && found.bouts.length > 0
  const before = byWork ? found.before.seconds : flagged('warmup')
  const after = byWork ? found.after.seconds : flagged('cooldown')
  const { warmupShare, cooldownSeconds, cooldownShare } = everySession
  const { practice } = sources
  const tolerance = toleranceOf(examined)
  return [
    ...within(
      'warmup-seconds',
      [before],
      [minWarmupSeconds(examined.bounds, seconds), Number.POSITIVE_INFINITY],
      practice,
      tolerance,
    ),
    ...within('warmup-share', [before / seconds], warmupShare, practice),
    ...within('cooldown-seconds', [after], cooldownSeconds, practice, tolerance),
    ...within('cooldown-share', [after / seconds], cooldownShare, practice),
    ...rampedPower(examined),
  ]
}

/** A ride of no type without any work needs no warm-up. */
function isFramed({ as, found }: Examined): boolean {
  return as !== undefined || found.bouts.length > 0
}

/** A ride opens and closes easily; a ramp is asked at its end that is outside. */
function rampedPower({ byPower, moments }: Examined): Answer[] {
  const [first, last] = [moments[0], moments.at(-1)]
  if (!byPower || !first || !last) return []
  const { openingPower, closingPower } = everySession
  return [
    ...within('opening-power', first.isKnown ? [first.from] : [], openingPower, sources.practice),
    ...within('closing-power', last.isKnown ? [last.to] : [], closingPower, sources.practice),
  ]
}
