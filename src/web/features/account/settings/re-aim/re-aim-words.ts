import { type AimedFigure, sportOfFigure, type WrittenFigure } from '#domain/re-aim/figure.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { paceUnitLabel } from '#domain/units/pace.ts'
import { formatCount } from '#domain/units/words.ts'
import type { Duration, Target } from '#domain/workout/step.ts'
import { formatLength, formatTimeWithUnits, percentText, rangeText, zoneName } from '../../../../lib/format.ts'
import type { Made, Offer } from './queries.ts'

/** A figure inside a sentence: "FTP of 250 W", "threshold pace of 4:30 /km". */
export function figureWords(figure: AimedFigure, written: WrittenFigure): string {
  return `${nounOf(figure)} of ${figureText(figure, written)}`
}

/** A figure with its unit: "250 W", "4:30 /km", "168 bpm". */
export function figureText(figure: AimedFigure, { value, unit }: WrittenFigure): string {
  const sport = sportOfFigure(figure)
  if (!sport) return `${value} bpm`
  const per = sport.paceUnits[unit ? sport.distanceUnits.indexOf(unit) : 0]
  return sport.reference.metric === 'power' || !per ? `${value} W` : `${value} ${paceUnitLabel[per]}`
}

/** "3 workouts aim at your old FTP of 250 W". */
export function offerSentence({ workouts, has_more, figure, from }: Offer): string {
  const count = `${has_more ? 'More than ' : ''}${formatCount(workouts.length, 'workout')}`
  return `${count} ${workouts.length === 1 && !has_more ? 'aims' : 'aim'} at your old ${figureWords(figure, from)}`
}

/** "3 workouts were re-aimed to an FTP of 265 W". */
export function madeSentence({ workout_count, figure, to }: Pick<Made, 'workout_count' | 'figure' | 'to'>): string {
  const were = workout_count === 1 ? 'was' : 'were'
  return `${formatCount(workout_count, 'workout')} ${were} re-aimed to your ${figureWords(figure, to)}`
}

/** "4 × 8 min: 238–262 W → 252–278 W", "8 min: 113→175 W becomes 122→189 W" for a ramp. A range that is left out at the new figure leaves percents or a zone. */
export function moveText(
  { times, duration, before, after }: Offer['workouts'][number]['moves'][number],
  sport: SportId,
) {
  const often = times > 1 ? `${times}\u00a0×\u00a0` : ''
  // A ramp has arrows of its own.
  const becomes = before.ramp ? 'becomes' : '→'
  return `${often}${lengthText(duration)}: ${targetText(before, sport)} ${becomes} ${targetText(after, sport)}`
}

/** "on 2 coming days"; undefined if it is not planned. */
export function daysText(days: number): string | undefined {
  return days > 0 ? `on ${formatCount(days, 'coming day')}` : undefined
}

/** What an undo brought back, and what it left. */
export function undoneWords(
  restored: number,
  stayed: readonly { name: string }[],
): { title: string; description?: string } {
  const title = `${formatCount(restored, 'workout')} ${restored === 1 ? 'is' : 'are'} as before`
  if (stayed.length === 0) return { title }
  const names = new Intl.ListFormat('en').format([
    ...stayed.slice(0, NAMED).map(({ name }) => `“${name}”`),
    ...(stayed.length > NAMED ? [`${stayed.length - NAMED} more`] : []),
  ])
  return { title, description: `${names} ${stayed.length === 1 ? 'was' : 'were'} changed since, and not undone.` }
}

/** Workouts that a toast names. */
const NAMED = 2

function nounOf(figure: AimedFigure): string {
  return sportOfFigure(figure)?.reference.noun ?? 'threshold heart rate'
}

function lengthText(duration: Duration): string {
  const isTime = duration.type === 'time' && !duration.lapButton
  return isTime ? formatTimeWithUnits(duration.value) : formatLength(duration)
}

function targetText(target: Target, sport: SportId): string {
  return rangeText(target, sport) ?? percentText(target, sport) ?? zoneName(target, sport) ?? 'open'
}
