import { spanAround } from '../../result.ts'
import { saysSwim } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const PLACE = '(?:the )?(?:first|middle|last|final)'
const PART = `${PLACE} \\d{1,3}(?![\\d:.x])[^;.\\d@%]*?`
const JOIN = '(?:, ?| and |, and | )'
const PARTS = new RegExp(
  `${PLACE} (?<length>\\d{1,3}) ?(?<unit>mins?|minutes|'|km?|miles?|mi)?(?![a-z]) ?(?<how>.*?)(?=${JOIN}?${PLACE} \\d|$)`,
  'gis',
)

/** What lies in the middle of a session, whichever of its parts is said first. */
export const partsInTheMiddle: readonly Phrase[] = [
  {
    // "cycle 30km, first and last 5k easy, middle 20k sweetspot", "7 miles, first and last mile easy, middle 5 steady"
    needs: ['first'],
    pattern:
      /(?<=\d ?(?<all>km?|mi|miles?|mins?|minutes)\b.*?)\b(?<ends>(?:the )?first and last) (?<far>\d{1,2}(?:\.\d)?(?: ?(?:km?|mi|miles?|mins?|minutes))?|km|k|mile) (?<how>easy|ez|steady|easily|z[12]),? (?:and |with |but )?(?<mid>(?:the )?(?:middle|mid)) (?<own>\d{1,3}(?:\.\d)?)(?<unit> ?(?:km?|mi|miles?|mins?|minutes))? (?<aim>(?:at |@ ?)?[a-z][^,;.]+?)(?= ?(?:$|[,;.]))/di,
    by: (span) => {
      const [ends, far, how, mid, own, aim, all] = ['ends', 'far', 'how', 'mid', 'own', 'aim', 'all'].map(span)
      if (!ends || !far || !how || !mid || !own || !aim || !all) return undefined
      const [, figure = '1', unit = all.words] = /^([\d.]+)? ?([a-z]+)?$/i.exec(far.words) ?? []
      const end = `${figure} ${unit}`
      return [
        { words: `first ${end} `, for: { from: ends.from, to: far.to } },
        how,
        ', then ',
        own,
        span('unit') ?? ` ${unit}`,
        ' ',
        aim,
        ', then ',
        { words: `last ${end} ${how.words}`, for: mid },
      ]
    },
  },
  {
    // "first 15 min slow last 15 min slow, middle 30 steady"
    needs: ['middle'],
    pattern: new RegExp(`\\b(?<row>${PART}${JOIN}${PART}${JOIN}${PART})(?=[.;]|$)`, 'di'),
    by: (span) => {
      const row = span('row')
      if (!row) return undefined
      const parts = [...row.words.matchAll(PARTS)].map(({ 0: all, groups = {}, index }) => ({
        ...{ all, length: groups.length ?? '', unit: groups.unit, how: groups.how ?? '' },
        for: { from: row.from + index, to: row.from + index + all.length },
      }))
      const unit = parts.find((one) => one.unit)?.unit ?? 'min'
      const ordered = [/first/i, /middle/i, /last|final/i].map((place) => parts.find(({ all }) => place.test(all)))
      if (ordered.some((one) => !one?.how)) return undefined
      return ordered.flatMap((one, at): Piece[] =>
        one ? [{ words: `${at > 0 ? ', ' : ''}${one.length} ${one.unit ?? unit} ${one.how}`, for: one.for }] : [],
      )
    },
  },
  {
    // "40 min z2, middle 20 has a 12s jump every 90s"
    needs: ['middle'],
    pattern:
      /(?<![\dx./-] ?|\d:)\b(?<whole>\d{2,3}) ?(?:mins?|minutes|')(?<how>(?: (?:easy|endurance|steady|ride|run|bike|at|in|z ?[1-3](?: ?[/-] ?[23])?|zone [1-3]))+),? (?:with |w\/? ?)?(?:the )?middle (?<length>\d{1,3})(?: ?(?:mins?|minutes|'))? (?:has|having|with|w\/?)(?: an?)? (?<bout>\d{1,2}) ?(?:s|secs?|seconds) (?<what>jumps?|sprints?|surges?|bursts?|kicks?|hard|fast) every (?<cycle>\d{1,3}) ?(?<unit>s|secs?|seconds|mins?|minutes|')(?![a-z])/di,
    by: (span) => {
      const [whole, how, length, bout, what, cycle] = ['whole', 'how', 'length', 'bout', 'what', 'cycle'].map(span)
      if (!whole || !how || !length || !bout || !what || !cycle) return undefined
      const turn = Number(cycle.words) * (/^s/i.test(span('unit')?.words ?? '') ? 1 : 60)
      const [all, middle] = [Number(whole.words) * 60, Number(length.words) * 60]
      const [times, around] = [Math.floor(middle / turn), (all - middle) / 2]
      if (times < 2 || around < 60 * MIN_AROUND || turn <= Number(bout.words)) return undefined
      const hard = /hard|fast/i.test(what.words) ? what.words : 'sprint'
      return [
        { words: minutes(around), for: whole },
        how,
        { words: `, ${times}x(${turn - Number(bout.words)} sec`, for: length },
        how,
        { words: `, ${bout.words} sec ${hard}), `, for: { from: bout.from, to: what.to } },
        { words: minutes(all - around - times * turn), for: cycle },
        how,
      ]
    },
  },
  {
    // "easy 50 with 8 pickups of 30 sec in the middle", "50 min easy with 6x20s strides in the middle"
    needs: ['middle', 'halfway', 'midway'],
    pattern:
      /^(?:(?:run|jog),? )?(?:easy )?(?:(?:run|jog) )?(?:for )?(?<whole>\d{2,3})(?: ?(?:mins?|minutes|'))?(?: (?:easy|run|jog|of|running))*,? (?:with|w\/|incl\w*|and|plus) ?(?:(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2}) ?(?:s|secs?|seconds|") ?(?<what>strides|pick[- ]?ups|surges|accelerations)|(?<times2>\d{1,2}) (?<what2>strides|pick[- ]?ups|surges|accelerations)(?: of| x| for)? ?(?<bout2>\d{1,2}) ?(?:s|secs?|seconds|")) (?<middle>in the middle|halfway(?: through)?|midway)[.!]?$/di,
    by: (span, _, text) => {
      const [times, bout, middle] = [span('times') ?? span('times2'), span('bout') ?? span('bout2'), span('middle')]
      const whole = span('whole')
      if (!whole || !times || !bout || !middle || saysSwim(text)) return undefined
      const set = (Number(times.words) * (Number(bout.words) + EASY_SECONDS)) / 60
      const left = Number(whole.words) - set
      if (left < LEAST_AROUND) return undefined
      const first = Math.ceil(left / 2)
      const last = Number((left - first).toFixed(2))
      const isBare = !/^ ?(?:mins?|minutes|')/i.test(text.slice(whole.to))
      const tell = isBare ? { tell: `No unit was said at “${whole.words}”, so minutes.` } : {}
      return [
        { words: `run ${first} min easy, `, for: whole, ...tell },
        { words: `${times.words}x${bout.words} sec strides`, for: spanAround(times, bout), tell: REST_OF_STRIDES },
        ` with ${EASY_SECONDS} sec easy, `,
        { words: `${last} min easy`, for: middle },
      ]
    },
  },
  {
    // "25 min jog, 3x1 min at 10k pace in there somewhere, 2 min between": as part of its length.
    needs: ['there', 'somewhere', 'it', 'middle'],
    pattern:
      /(?<![\d.:x])\b(?<whole>\d{2,3}) ?(?:mins?|minutes|')(?: (?:easy|run|jog|running|jogging))+(?:,| with| w\/| and| but| including)+ ?(?<set>\d{1,2} ?x ?\d{1,2} ?(?:s|secs?|seconds|"|mins?|minutes?|') (?:at |@ ?)?(?:(?:(?:3|5|10) ?k|mile|half marathon|marathon) (?:pace|effort)|hmp|mp|threshold|tempo|hard|fast)) (?:(?:somewhere )?in (?:there|it|the middle)(?: somewhere)?|somewhere),? (?:with )?(?<rest>\d{1,2} ?(?:s|secs?|seconds|"|mins?|minutes?|'))(?: (?:easy|jog|rest))? (?:in )?between/di,
    as: 'run {whole} min with {set}, {rest} between',
    unless: saysSwim,
  },
]

function minutes(seconds: number): string {
  return `${Number((seconds / 60).toFixed(2))} min`
}

const EASY_SECONDS = 60
// In minutes, before and behind what is in the middle (our choice).
const LEAST_AROUND = 10
const MIN_AROUND = 1
const REST_OF_STRIDES = 'No rest was said for the strides, so a minute easy. All of it was read as part of the length.'
