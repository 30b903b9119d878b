import fc from 'fast-check'
import type { SportId } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { Step } from '#domain/workout/step.ts'
import { isAimedAs } from './drawn-aims.ts'
import { drawBlocks, drawEnd, type Item, pickWith } from './drawn-blocks.ts'

/** A session of several parts as coaches type it, and the steps that it asks for. */
export type DrawnSession = { sentence: string; sport: SportId; items: readonly Item[] }

/** Sessions of one to three blocks, with a warm-up and a cool-down or without, in the words and the marks of many people. */
export const drawnSession: fc.Arbitrary<DrawnSession> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick<SportId>(['running', 'running', 'cycling', 'swimming'])
  const parts = [
    ...(pick([true, false]) ? [drawEnd(pick, sport, 'warm-up')] : []),
    ...drawBlocks(pick, sport),
    ...(pick([true, false]) ? [drawEnd(pick, sport, 'cool-down')] : []),
  ]
  const mark = pick([', ', ', ', ' then ', ', then ', '; ', '\n', '. ', ' followed by '])
  // A full stop behind a unit is that of the abbreviation.
  const text = parts
    .map((part) => part.text)
    .join(mark)
    .replace(/(?<=\d ?[a-z]+)\. /g, '; ')
  const name = pick(names[sport])
  const sentence = pick([`${name} ${text}`, `${name}: ${text}`, `${name} session: ${text}`, `${text}, ${name}`])
  return { sport, sentence, items: parts.flatMap(({ items }) => items) }
})

const names: Readonly<Record<SportId, readonly string[]>> = {
  running: ['run', 'running'],
  cycling: ['bike', 'cycling', 'ride', 'turbo'],
  swimming: ['swim', 'swimming'],
}

/**
 * Whether steps are those that were asked for: lengths, order, counts, ends, said rests, and how hard each is; what was not said may
 * be anything.
 */
export function isBuiltAsSaid({ items, sport }: Omit<DrawnSession, 'sentence'>, steps: readonly Step[]): boolean {
  const isPause = (step: Step | undefined) => step?.intensity === 'rest' || step?.intensity === 'recovery'
  const known = new Map<string, boolean>()
  const fits = (item: number, step: number): boolean => {
    const place = `${item} ${step}`
    const fit = known.get(place) ?? fitsFrom(item, step)
    known.set(place, fit)
    return fit
  }
  const fitsFrom = (item: number, step: number): boolean => {
    const asked = items[item]
    if (!asked) return step === steps.length
    const built = steps[step]
    if (asked.kind === 'around') return fits(item + 1, step) || (built !== undefined && fits(item, step + 1))
    const skips = isPause(built) && fits(asked.isLast ? item + 1 : item, step + 1)
    if (asked.kind === 'open rest') return fits(item + 1, step) || skips
    if (asked.isLast && (fits(item + 1, step) || skips)) return true
    const { together = 0, aim } = asked
    const isTogether = built && aim && isAsLong(built, manyOf(asked, together)) && isAimedAs(built, aim, sport)
    if (isTogether && fits(item + 2 * together, step + 1)) return true
    if (!built || !isAsLong(built, asked)) return asked.kind === 'rest' && skips
    if (!isOfKind(built, asked) || (asked.aim && !isAimedAs(built, asked.aim, sport))) return false
    return fits(item + 1, step + 1) || (asked.kind === 'rest' && skips)
  }
  return fits(0, 0)
}

function manyOf({ kind, seconds, metres }: Item, times: number): Item {
  return { kind, ...(seconds ? { seconds: seconds * times } : {}), ...(metres ? { metres: metres * times } : {}) }
}

function isAsLong({ duration: { type, unit, value } }: Step, { seconds, metres }: Item): boolean {
  if (type === 'time') return seconds !== undefined && Math.abs(value - seconds) < 1
  return metres !== undefined && Math.abs(toMetres(value, unit as DistanceUnit) - metres) < 1
}

function isOfKind({ intensity, target }: Step, { kind, aim }: Item): boolean {
  const isEasy = intensity === 'rest' || intensity === 'recovery' || target?.zoneNumber === 1
  // One that says how hard it is may be work.
  if (kind === 'rest') return isEasy || aim !== undefined
  if (kind === 'warm-up') return intensity === 'warmup' || isEasy
  return kind !== 'cool-down' || intensity === 'cooldown' || isEasy
}
