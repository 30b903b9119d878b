import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from './is-swim.ts'
import { setsIn } from './set-region.ts'

/** The send-off of a set in other words than "on": "8x50 off 60", "20x50 easy off 1:10", "10x100m crawl, start every 2 min", "2 min starts". */
export function leaveOffTheClock(_: readonly Token[], text: string): Edit[] {
  if (!/\b(?:off|every|start\w*|leav\w*|sendoffs?)\b|@/i.test(text) || !isSwim(text)) return []
  return setsIn(text).flatMap(({ end, to, distance }): Edit[] => {
    const match = SAID.exec(text.slice(end, to)) ?? NAMED.exec(text.slice(end, to))
    if (!match?.groups) return []
    const { sign = '', clock, minutes = match.groups.bare, more, seconds, unit } = match.groups
    const isOff = /^(?:off|@)$/i.test(sign)
    // "every 50" is no time, and "breathe every 3" none either.
    if (match.groups.bare && /\bbreath/i.test(text)) return []
    if (seconds && !unit && !isOff) return []
    // "20x50 @ 65" may be percents.
    if (sign === '@' && (distance > MAX_SPRINT || Number(seconds) > MOST_BEHIND_SIGN)) return []
    const [m = 0, s = 0] = clock ? clock.split(':').map(Number) : [Number(minutes ?? 0), Number(more ?? seconds ?? 0)]
    const total = m * 60 + s
    const per100 = (total / distance) * 100
    const isUsual = per100 <= MAX_SECONDS_PER_100 || (distance <= MAX_SPRINT && total <= MAX_SPRINT_SECONDS)
    if (per100 < MIN_SECONDS_PER_100 || (isOff && !isUsual) || (distance === SHORTEST && total <= SHORTEST)) return []
    const own = { from: end + match.index, to: end + match.index + match[0].length }
    const words = `on ${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
    const isDoubtful = isOff && (per100 < SURE_SECONDS_PER_100 || match.groups.bare !== undefined)
    const by: Piece[] = [{ words, for: own, ...(isDoubtful ? { check: OFF } : {}) }]
    return [{ ...own, by }]
  })
}

const SIGN = String.raw`@(?= ?[3-6]\d(?![\d:]| ?(?:s|secs?|seconds)\b))|\b(?:(?<!\b(?:send|take|push|kick|set)[- ]?)off|(?:(?:start|leav|go|push|set)(?:ing|es?|s)?(?: off)? )?every|(?:start|leav|go|set)(?:ing|es?|s)? (?:on|off)|(?:start|leav)(?:ing|es?|s)?(?= (?:a |the )?(?:\d?\d:|[1-9] ?min|\d{2,3} ?s)))`
const TIME = String.raw`(?<clock>(?:\d{1,2})?:[0-5]\d)|(?<minutes>[1-9]) ?(?:mins?|minutes?)(?: (?<more>[1-5]?\d) ?(?:s|secs?|seconds))?|(?<seconds>\d{2,3})(?<unit> ?(?:s|secs?|seconds))?|(?<bare>[1-9])(?= ?(?:[,;)]|$))`
const OTHERS = String.raw`[\d:.%/x-]|[a-z]| ?'| ?(?:easy|ez|warm|rest|ri|r|recover\w*|rec|between|base|pace|m|mins?|metres|meters|yds?|yards|into|on)\b`
const SAID = new RegExp(`(?<sign>${SIGN}) ?(?<=[ @])(?:the |a )?(?:${TIME})(?!${OTHERS})`, 'i')
const NAMED = new RegExp(
  `(?<=[ ,])(?:with |w\\/ ?)?(?:an? )?(?:${TIME}) (?:starts?|send[- ]?offs?|departures?|start times?)\\b`,
  'i',
)
// Our choice: hardly anybody swims 100 in less, so that it is the rest, and few leave before the next.
const MIN_SECONDS_PER_100 = 66
const SURE_SECONDS_PER_100 = 75
const MAX_SECONDS_PER_100 = 195
const MAX_SPRINT = 50
const MAX_SPRINT_SECONDS = 120
const MOST_BEHIND_SIGN = 60
// Of 25, behind which 25 seconds are a rest.
const SHORTEST = 25
const OFF = 'This was read as the time from start to start: say rest if it is the rest.'
