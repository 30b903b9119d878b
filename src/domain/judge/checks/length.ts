import { atMost } from '../../units/tolerance.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { MeasuredWorkout } from '../reading/stretches.ts'
import { type CheckResult, checkThat } from './result.ts'

/** The workout is as long as was asked, where a length was asked. */
export function checkLength({ asked, seconds, metres }: MeasuredWorkout): CheckResult[] {
  if (!asked) return []
  const [bound, value, wanted, share, unit] =
    'seconds' in asked
      ? (['total-time', seconds, asked.seconds, everySession.timeError, 'seconds'] as const)
      : (['total-distance', metres, asked.metres, everySession.distanceError, 'metres'] as const)
  return checkThat(bound, atMost(Math.abs(value - wanted), share * wanted, unit), {
    value: Math.round(value),
    limit: `${Math.round(wanted)} ± ${100 * share} %`,
    source: sources.asked,
  })
}
