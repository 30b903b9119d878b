import { racePercents } from '../../calculators/race-pace.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import { sports } from '../../sports/registry.ts'
import type { Item } from '../grammar/item.ts'
import { formatClock } from '../grammar/numeral.ts'
import type { LineContext } from './line-context.ts'
import { findOnly, type Remarks } from './remarks.ts'

/**
 * The items of a step with a race's pace as percents, and the race. Figures beside it are its percents or paces
 * already. Without the athlete's threshold pace a nominal one counts.
 */
export function readRace(
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): { race?: Race; items: readonly Item[] } {
  const found = findOnly(items, 'race', read)
  if (!found) return { items }
  const others = items.filter((item) => item !== found)
  if (context.sport && !context.sport.racePaces) {
    read.errors.push({ at: found.at, message: 'Only runs have the pace of a race. Put a name in quotes.' })
    return { items: others }
  }
  const { race, at, end } = found
  if (others.some(({ kind }) => FIGURES.includes(kind))) return { race, items: others }
  const threshold = context.reference ?? nominalSeconds
  const [from, to] = racePercents(race, threshold)
  read.readings.push({ at, message: describeRace(race, [from, to], threshold, context) })
  return { race, items: [...others, { kind: 'percent', from, to, at, end }] }
}

/** The name of a step with the pace of a race: the race alone, or behind the words of its line. */
export function nameWithRace(written: string | undefined, race: Race): string {
  const pace = racePaceName(race)
  if (written === undefined || written.toLowerCase().includes(pace.toLowerCase())) return written ?? pace
  return `${written.replace(/\sat$/i, '')} at ${pace.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
}

const FIGURES: readonly Item['kind'][] = ['zone', 'percent', 'watts', 'beats', 'pace', 'at']
const nominalSeconds = sports.find(({ racePaces }) => racePaces)?.reference.nominal ?? 300

function describeRace(race: Race, [from, to]: readonly [number, number], threshold: number, context: LineContext) {
  const whose = context.reference === undefined ? 'a threshold pace' : 'your threshold pace'
  const unknown = context.reference === undefined ? ', for yours is not known here' : ''
  const pace = `${formatClock(Math.round(threshold))}/km`
  return `${racePaceName(race)} read as ${from}–${to} %, worked out from ${whose} of ${pace}${unknown}.`
}
