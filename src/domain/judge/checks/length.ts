import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { Reading } from '../reading/moments.ts'
import { type Answer, holds } from './answer.ts'

/** The workout is as long as was asked, where something was. */
export function asLongAsAsked({ asked, seconds, metres }: Reading): Answer[] {
  if (!asked) return []
  if ('seconds' in asked) return near('total-time', seconds, asked.seconds, everySession.timeError)
  return near('total-distance', metres, asked.metres, everySession.distanceError)
}

function near(bound: 'total-time' | 'total-distance', value: number, asked: number, share: number): Answer[] {
  return holds(bound, Math.abs(value - asked) <= share * asked + 1e-6, {
    value: Math.round(value),
    limit: `${Math.round(asked)} ± ${100 * share} %`,
    source: sources.asked,
  })
}
