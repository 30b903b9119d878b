import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { isSwim } from './is-swim.ts'
import { setsIn } from './set-region.ts'

/**
 * Clocks behind the sets of a swim: the send-off where it is longer than the swim can take, "3x200 2:45", "6x50 :45", else
 * its rest, "4x100 :20".
 */
export function nameClocks(_: readonly Token[], text: string): Edit[] {
  if (!isSwim(text)) return []
  const articles = [...text.matchAll(ARTICLE)].map(({ index, 0: all }) => ({
    from: index,
    to: index + all.length,
    by: [' '],
  }))
  const signed = [...text.matchAll(SLASHED)].flatMap(({ index, 0: all, groups }): Edit[] => {
    const from = index + all.length - (groups?.sign ?? '').length - (groups?.clock ?? '').length
    return roleOf(groups?.clock ?? '', Number(groups?.length)) === 'send-off'
      ? [{ from, to: from + (groups?.sign ?? '').length, by: [' on '] }]
      : []
  })
  const [all] = [...text.matchAll(OF_ALL)]
  const last = all && setsIn(text.slice(0, all.index)).at(-1)
  const shared =
    all && last && roleOf(all.groups?.clock ?? '', last.distance) === 'send-off'
      ? [{ from: all.index + 'all'.length, to: all.index + 'all'.length, by: [' on'] }]
      : []
  return [
    ...shared,
    ...articles,
    ...signed,
    ...[...text.matchAll(SINGLE)].flatMap(({ index, 0: all, groups }): Edit[] => {
      const at = index + all.length - (groups?.clock ?? '').length
      return roleOf(groups?.clock ?? '', Number(groups?.length)) === 'send-off'
        ? [{ from: at - (groups?.off ?? '').length, to: at, by: ['on '] }]
        : []
    }),
    ...setsIn(text).flatMap(({ end, to, distance }): Edit[] => {
      const words = text.slice(end, to)
      const [clock, ...more] = [...words.matchAll(CLOCK)]
      if (!clock || more.length > 0) return []
      const [before, behind] = [words.slice(0, clock.index), words.slice(clock.index + clock[0].length)]
      // "10x100 1:38 rest 15": how fast, as the rest is said.
      if (RESTED_BEHIND.test(behind) && !SIGNED.test(before) && !AIMED.test(words)) {
        const at = end + clock.index
        return roleOf(clock[0], distance) === 'send-off' ? [{ from: at, to: at, by: ['in '] }] : []
      }
      if (SIGNED.test(before) || AIMED.test(before) || RESTED.test(words) || NAMED.test(behind)) return []
      const role = roleOf(clock[0], distance)
      const own = { from: end + clock.index, to: end + clock.index + clock[0].length }
      if (role === 'send-off') return [{ from: own.from, to: own.from, by: ['on '] }]
      return role === 'rest' ? [{ ...own, by: [{ words: `${secondsOf(clock[0])}s rest`, for: own }] }] : []
    }),
  ]
}

// "10x100 on the 1:30"
const ARTICLE = /(?<=\b(?:on|leaving|leave|go|going)) the (?=\d?\d?:\d\d\b)/gi
// "all :35"
const OF_ALL = /\ball (?<clock>(?:\d{1,2})?:[0-5]\d)(?![\d:]| ?(?:rest|ri|r\b))/gi
// "8x50/1:00", "10x125 kick - 2:30"
const SLASHED =
  /\d ?x ?(?<length>\d{2,4})m?s?(?: (?!on\b|in\b|at\b|hold|rest|with\b)[a-z]+){0,3}(?<sign> ?\/ ?| - )(?<clock>(?:\d{1,2})?:[0-5]\d)(?![\d:/]| ?(?:rest|ri|per|pace|r\b))/gi
// "3x(200 pull 3:20, 4x50 :50)": a single swim of a group.
const SINGLE =
  /(?<=\dx ?\((?:[^()]*[,+])? ?)(?<length>\d{2,4})(?: (?!on\b|off\b|in\b|at\b|hold|rest|with\b)[a-z]+){0,3} (?<off>off )?(?<clock>(?:\d{1,2})?:[0-5]\d)(?= ?[,+)])/gi
const CLOCK = /(?<![\d:.])(?:\d{1,2})?:[0-5]\d(?![\d:])/g
const SIGNED =
  /(?:@|[-/(+<>~=]|\b(?:on|at|in|hold\w*|sub|under|from|rest|off|to|then|css|pace|of|ri|r|aim\w*|target\w*|goal|every|go\w*|leav\w*|send|about|around|over|below|by|than|interval|cycle|base|sendoff|s\/o))[ :]*$/i
const AIMED = /\b(?:hold\w*|aim\w*|target|goal|sub|pace|@)\b/i
const RESTED = /\b(?:rest|ri|recovery|recover|rec|jog|between|btw|on)\b|@/i
const RESTED_BEHIND =
  /^,? (?:(?:with |w\/ ?)?(?:rest|r|ri) ?:?\d{1,2}(?: ?(?:s|secs?|seconds|"))?(?![\d:])|(?:with |w\/ ?)?:?\d{1,2} ?(?:s|secs?|seconds|")? ?(?:rests?|ri|r|rec|recovery)\b)/i
const NAMED = /^(?: ?(?:rest|ri|r|recovery|pace|per|\/|-|a 100|to|each|off|total|then \d))(?![a-z])/i

/** What a clock behind a set of so long swims is; undefined if it can be neither. */
export function roleOf(clock: string, length: number): 'send-off' | 'rest' | undefined {
  const seconds = secondsOf(clock)
  const per100 = (seconds / length) * 100
  const isSprint = length <= MAX_SPRINT && seconds <= MAX_SPRINT_SECONDS
  if (per100 >= MIN_SECONDS_PER_100 && (per100 <= MAX_SECONDS_PER_100 || isSprint) && seconds > SHORTEST_SEND_OFF)
    return 'send-off'
  return seconds <= LONGEST_REST && per100 < MIN_SECONDS_PER_100 ? 'rest' : undefined
}

export function secondsOf(clock: string): number {
  const [minutes, seconds] = clock.split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}

// Our choice: nobody swims 100 in less, nor needs more, but for short sprints and kicking.
const MIN_SECONDS_PER_100 = 60
const MAX_SECONDS_PER_100 = 195
const MAX_SPRINT = 50
const MAX_SPRINT_SECONDS = 120
// A shorter time behind a set of 25 is its rest (our choice).
const SHORTEST_SEND_OFF = 20
const LONGEST_REST = 60
