import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const NAMED =
  /\b(?<race>park ?run|5 ?k(?:m)?\b|10 ?k(?:m)?\b|half(?:[- ]marathon)?\b|hm\b|marathon)(?! ?(?:pace|effort))/i
const LAND = /\b(?:run\w*|jog\w*|track|treadmill|strides|park ?run)\b/i
const WATER = /\b(?:open ?water|ows)\b/i
/** A whole in minutes before a set, whose efforts are read with what lies around it. */
const WHOLE = /\b\d{2,3} ?(?:mins?|minutes)\b[^x]*\d ?x/i
/** A set or a part of a swim in minutes. */
const TIMED = /\d ?(?:mins?|minutes|') (?:at )?race/i
const OF_1500 = 'at 97-100%'
/** A race with its time: "half marathon 1:45 goal". */
const GOAL = /\b(?:goal|target) (?:half|hm|marathon|10 ?k|5 ?k)|\d:\d\d (?:[a-z]+ ){0,2}(?:goal|target)\b/i
const OTHER =
  /\b(?:swim\w*|pool|bike|ride|riding|turbo|cycl\w*|trainer|zwift|tri|triathlon|ironman|70\.3|brick|crit|cx)\b/i
/** What a run follows, or is a part of. */
const OFF_THE_BIKE = /\boff (?:the |a )?bike\b|\bbrick (?=run)/gi
/** Their efforts are read by their own names. */
const TRIATHLON = /\b(?:tri|triathlon|ironman|70\.3|brick|olympic|half iron)\b/i

/** Race pace without a race: that of the race which is named beside it, else of 10 km, as is told. */
export const racesOfRacePace: readonly Phrase[] = [
  {
    // "5k parkrun pace session, 5x1k": the race that a parkrun is.
    needs: ['parkrun'],
    pattern: /\b(?<far>5 ?k(?:m)? )(?=parkrun (?:race )?(?:pace|effort)\b)/di,
    // Beside its ends alone it is run.
    as: '{far=}',
    when: /\d ?x|x ?\d/i,
  },
  {
    // "5k target pace, 8x400"
    needs: ['pace'],
    pattern:
      /\b(?<far>(?:3|5|10) ?k(?:m)? |(?:half )?marathon )(?<word>(?:target|planned|current|season) )(?=pace\b)/di,
    as: '{far}{word=}',
  },
  {
    // "swim 1.9k race pace", "400 wu, 1500 race pace": a swim as far, and no pace of that race.
    needs: ['race'],
    pattern:
      /(?<=^|[,;+/] ?|\b(?:swim|water|ows|then|up|wu|easy)[:,]? )(?<far>[1-3](?:\.\d{1,2})? ?km?|(?:[4-9]|[1-3]\d)\d0(?: ?m)?)(?<word> swim)?,? (?:at )?(?<what>race (?:pace|effort|speed))\b(?! (?:of|for|is|minus|plus)\b| ?[-+(=@])/di,
    by: (span, _, text) => {
      const [far, what] = [span('far'), span('what')]
      if (!far || !what || !(isSwim(text) || WATER.test(text))) return undefined
      const metres = Number.parseFloat(far.words) * (/k/i.test(far.words) ? 1000 : 1)
      const [low, high] = LEGS[metres] ?? [97, 100]
      const race = LEGS[metres] ? `the swim of a triathlon of ${metres} m` : '1,500 m'
      const tell = `Which race was not said: ${low}–${high} % of CSS, about the pace of ${race}.`
      return [far, span('word') ?? '', ' ', { words: `at ${low}-${high}%`, for: what, tell }]
    },
  },
  {
    needs: ['race'],
    pattern:
      /(?<!(?<![x×] ?)\b\d{1,4}(?:\.\d)? ?(?:k|km|m|mi|mile|miles|metre|meter)? |\b(?:half|marathon|hm|mile|park ?run|goal|iron ?man|70\.3|tri|triathlon|olympic|my|ultra|5k|10k|target|sprint) )\b(?<what>race (?:pace|effort))\b(?! (?:(?:of|for|is|at|minus|plus)\b|[=(+-]|\d(?!\d? ?(?:mins?|minutes|'|s|secs?|seconds)\b))| ?[-+(=@:]|,? (?:which|that) is)/di,
    by: (span, _, text) => {
      const what = span('what')
      if (!what || !/\d ?(?:x|by|min|k|s\b)/i.test(text)) return undefined
      const tells = (words: string) => [
        { words, for: what, tell: `Which race was not said, so “${what.words}” is ${words}.` },
      ]
      if (OTHER.test(text.replace(OFF_THE_BIKE, ' '))) {
        if (TRIATHLON.test(text)) return undefined
        return /\b(?:swim\w*|pool)\b/i.test(text) ? tells(TIMED.test(text) ? OF_1500 : 'fast') : tells('threshold')
      }
      if (WATER.test(text) && !WHOLE.test(text)) return tells(OF_1500)
      if (!LAND.test(text) && !GOAL.test(text)) return undefined
      const others = text.replace(/race (?:pace|effort)/i, ' ')
      const near = NAMED.exec(others.slice(0, what.from).replace(/\d+ ?x ?\d+ ?km?\b/gi, ' '))?.groups?.race
      const race = raceOf(near)
      const tell = near
        ? `“${what.words}” was read as that of the ${near}.`
        : `Which race was not said, so ${race} pace.`
      return [{ words: `at ${race} pace`, for: what, tell }]
    },
  },
]

/** How fast the swims of triathlons are raced, in percent of CSS (our choice). */
const LEGS: Record<number, readonly [number, number]> = { 750: [99, 102], 1900: [94, 97], 3800: [92, 95] }

function raceOf(name = '10k'): string {
  if (/park|^5/i.test(name)) return '5k'
  if (/half|hm/i.test(name)) return 'half marathon'
  return /marathon/i.test(name) ? 'marathon' : '10k'
}
