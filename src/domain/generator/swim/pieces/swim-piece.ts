import { targetPart } from '../../../sports/target-parts.ts'
import type { Percents, Piece } from '../../plan/plan.ts'
import type { SwimContext } from '../context.ts'
import type { SwimStyle } from '../styles/style.ts'

/** A pulse needs two minutes to follow: a shorter swim is aimed by feeling. */
const MIN_PULSE_SECONDS = 120

/** A number of lengths in a style. */
export function swimPiece(
  style: SwimStyle,
  lengths: number,
  context: SwimContext,
  intensity: Piece['intensity'] = 'interval',
): Piece {
  const { zone, name, notes, ramp, extras } = style
  const percents = percentsOf(style, lengths, context)
  const effort = effortOf(style, lengths, context)
  return {
    intensity,
    zone,
    ticks: lengths,
    name,
    notes: typeof notes === 'function' ? notes(context) : notes,
    ...(percents ? { percents } : {}),
    ...(ramp ? { ramp } : {}),
    ...(effort ? { effort } : {}),
    ...(extras ? { extras } : {}),
  }
}

/** A rest at the wall, in seconds. */
export function restPiece(seconds: number): Piece {
  return { intensity: 'rest', zone: null, ticks: seconds, name: 'Rest', notes: '' }
}

/** The part of its zone that a style aims at over some lengths. */
export function percentsOf({ zone, percents }: SwimStyle, lengths: number, context: SwimContext): Percents | undefined {
  const metres = context.metres(lengths)
  return percents?.(metres) ?? partOf(zone, metres, context)?.percents
}

/** Seconds that a swim takes at the middle of what it aims at. */
export function secondsOf(style: SwimStyle, lengths: number, context: SwimContext): number {
  const [low, high] = percentsOf(style, lengths, context) ?? [100, 100]
  return context.secondsAt(context.metres(lengths), (low + high) / 2)
}

/** Whether a swim is over before the pulse has followed it. */
export function isTooShortForPulse(style: SwimStyle, lengths: number, context: SwimContext): boolean {
  return secondsOf(style, lengths, context) < MIN_PULSE_SECONDS
}

/** How hard a swim should feel, where neither a pace nor the pulse can tell. */
function effortOf(style: SwimStyle, lengths: number, context: SwimContext): number | undefined {
  const { zone, effort, hasPace, hasPulse } = style
  if (hasPace === false) return effort
  if (!context.byHeartRate || zone === context.sport.easyZone) return undefined
  if (hasPulse !== false && !isTooShortForPulse(style, lengths, context)) return undefined
  return effort ?? partOf(zone, context.metres(lengths), context)?.effort
}

function partOf(zone: number, metres: number, { sport }: SwimContext) {
  return targetPart(sport, zone, useOfZone[zone] ?? 'work', metres)
}

const useOfZone = { 1: 'easy', 2: 'endurance' } as Readonly<Partial<Record<number, 'easy' | 'endurance'>>>
