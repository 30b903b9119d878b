import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const WHOLE = '(?<![\\d.:x-] ?)(?<whole>\\d{1,2}) ?-?(?<unit>milers?|miles?|mi|kms?|k)\\b'
const SET = '(?<times>[2-6]) ?x ?(?<bout>\\d{1,2})(?![\\d.:/])'
const AIM =
  '(?<aim> ?(?:@|at|in)? ?(?:my |goal )?(?:(?<held>mg?p|m ?pace|marathon (?:goal )?(?:pace|effort)|hmp|hm(?: pace| effort)?|half(?: marathon)? (?:pace|effort))|tempo|threshold|thresh|lt|t)\\b)'

/** Bouts without a unit at an effort that is held for miles, in the unit of the run that holds them: "22 miles with 2x6 at MP". */
export const boutsInUnitsOfWholes: readonly Phrase[] = [
  {
    needs: ['x'],
    pattern: new RegExp(`${WHOLE}(?<mid>[^\\dx@;]{0,40}?[ ,:(-])${SET}${AIM}`, 'di'),
    by: (span, _, text) => {
      const [whole, unit, mid, times, bout, aim] = ['whole', 'unit', 'mid', 'times', 'bout', 'aim'].map(span)
      if (!whole || !unit || !mid || !times || !bout || !aim || !isOfRun(span, text)) return undefined
      if (OWN_PART.test(mid.words) || (EFFORT.test(mid.words) && !HOLDING.test(mid.words))) return undefined
      return [{ from: whole.from, to: bout.from }, inUnitOf(bout, unit.words), aim]
    },
  },
  {
    // "2x6 at MP in 22 miles"
    needs: ['x'],
    pattern: new RegExp(`(?<![\\d.:x] ?)${SET}${AIM}(?<mid>,? (?:with)?in(?:side)? (?:an? )?)${WHOLE}`, 'di'),
    by: (span, _, text) => {
      const [times, bout, aim, whole, unit] = ['times', 'bout', 'aim', 'whole', 'unit'].map(span)
      if (!times || !bout || !aim || !whole || !unit || !isOfRun(span, text)) return undefined
      return [times, 'x', inUnitOf(bout, unit.words), { from: aim.from, to: unit.to }]
    },
  },
]

function inUnitOf(bout: { from: number; to: number; words: string }, unit: string) {
  const own = /^m/i.test(unit) ? (bout.words === '1' ? 'mile' : 'miles') : 'km'
  return { words: `${bout.words} ${own}`, for: bout, tell: `No unit was said at “${bout.words}”, so ${own}.` }
}

/** Whether the bouts fit into a run as a part of it that somebody runs. */
function isOfRun(span: SpanOf, text: string): boolean {
  const [whole, times, bout] = ['whole', 'times', 'bout'].map((name) => Number(span(name)?.words))
  const share = ((times ?? 0) * (bout ?? 0)) / (whole ?? 1)
  return !saysRide(text) && !saysSwim(text) && share <= (span('held') ? MOST_AT_RACE_PACE : MOST_AT_THRESHOLD)
}

// Of the whole (our choice).
const MOST_AT_RACE_PACE = 0.8
const MOST_AT_THRESHOLD = 0.5
const EFFORT = /\b(?:easy|ez|steady|tempo|hard|mp|hmp|pace)\b/i
const HOLDING = /\b(?:with|w|incl\w*|inc|containing|of which)\b/i
/** What makes the length before the set a part of its own. */
const OWN_PART = /\b(?:wu|w\/u|warm|then|up|cd|down|plus|jog|followed)\b|\+/i
