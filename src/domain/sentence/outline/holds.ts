import { sportOf } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import type { SportContext } from '../resolve/measure.ts'
import { effortOf } from './effort-of-part.ts'
import { ROUNDING } from './headings.ts'
import { hasBouts, type Part, roleOf } from './part.ts'
import { secondsOf } from './seconds-of-part.ts'

/** Whether the length of a part is at least that of all others. */
export function holds(part: Part, all: readonly Part[], context: SportContext): boolean {
  const others = all.filter((one) => one !== part)
  // "4 mi tempo, 2 mi wu/cd": ends alone are no session.
  const most = others.every((one) => roleOf(one) !== undefined) ? MOST_OF_ENDS : ROUNDING
  return sumOf(others, (one) => secondsOf(one, context)) <= secondsOf(part, context) * most
}

const MOST_OF_ENDS = 0.9

/** "10 min easy, 5x2 min hard": easy minutes that have no room for the recoveries of the sets are before or behind these. */
export function holdsRests(part: Part, all: readonly Part[], sentence: string, context: SportContext): boolean {
  const sets = all.filter((one) => one !== part)
  if (sportOf(context.sport).inPool || !sets.every(hasBouts) || effortOf(part, context) !== 'easy') return true
  // "run/walk 1:1 for 30 min easy"
  if (/\bfor\s*$/i.test(sentence.slice(0, part.head?.from))) return true
  const work = sumOf(sets, (one) => secondsOf(one, context))
  // "6x30/30s, 15 min easy": what is easy behind the sets is a cool-down as long as it can be one.
  const around = all.at(-1) === part ? MOST_COOL_DOWN_SECONDS : LEAST_AROUND_SECONDS
  return work * (1 + LEAST_RESTS) + around <= secondsOf(part, context)
}

// Our choice: as a share of the bouts, and around them.
const LEAST_RESTS = 0.4
const LEAST_AROUND_SECONDS = 600
const MOST_COOL_DOWN_SECONDS = 900
