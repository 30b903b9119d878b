import { saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const WORK =
  '(?<![\\d.:x/-] ?)(?<work>\\d{1,2}(?:\\.5)? ?-?(?:mins?|minutes|miles?|mi|km?)(?: of| at| @)? (?:tempo|threshold|thresh|lt|hmp|mp|(?:half )?marathon pace)(?: run| pace| effort)?)'
const SET =
  '(?<times>\\d{1,2}) ?x ?(?:(?<seconds>[1-6]\\d) ?(?<s>s|secs?|seconds|")|(?<metres>100|150|200|300|400) ?m?)(?![\\d:/a-z])'

/** Short bouts behind a stretch of work whose effort is not theirs: "20 min tempo then 6x30s". */
export const shortBoutsBehindWork: readonly Phrase[] = [
  {
    needs: ['tempo', 'threshold', 'thresh', 'lt', 'hmp', 'mp', 'pace'],
    pattern: new RegExp(
      `${WORK}(?<gap>,? (?:and )?(?:then|followed by|plus) | ?[+&;] ?| and |, )${SET}(?<how> (?:fast|hard|quick|relaxed)\\b)?(?<rest>[^,;.]*)(?<all>.*)$`,
      'dis',
    ),
    by: (span, _, text) => {
      const [work, gap, times, seconds, s, metres] = ['work', 'gap', 'times', 'seconds', 's', 'metres'].map(span)
      const [how, rest, all] = [span('how'), span('rest'), span('all')]
      const bout = seconds ?? metres
      if (!work || !gap || !times || !bout || !rest || !all || saysSwim(text)) return undefined
      // "40 min threshold, 12x400": rather the set of it.
      if (/^, $/.test(gap.words) && metres && Number(metres.words) > LONGEST_BESIDE_A_COMMA) return undefined
      if (OWN.test(rest.words)) return undefined
      const set = { from: times.from, to: (s ?? bout).to }
      const said = text.slice(set.from, set.to)
      const isRestSaid = REST.test(rest.words) || REST.test(all.words)
      const pause = isRestSaid ? '' : metres ? `, ${metres.words} m jog` : ', 1 min easy'
      const tell = [
        ...(how ? [] : [`No effort was said for “${said}”, so fast.`]),
        ...(isRestSaid ? [] : [`No rest was said for “${said}”, so ${pause.slice(2)}.`]),
      ].join(' ')
      const effort = how ? how.words : ' fast'
      return [
        work,
        { words: ' then ', for: gap },
        set,
        { words: `${effort}${pause}`, for: how ?? set, ...(tell ? { tell } : {}) },
        rest,
        all,
      ]
    },
  },
  {
    // "15 wu, 20 min tempo, 4 strides, 10 cd", "4 miles tempo + 4x100m strides"
    needs: ['stride', 'strides'],
    pattern: new RegExp(
      `${WORK}(?<gap>(?:,? (?:and )?(?:then|followed by|plus|with|w\\/) | ?[+&;,] ?| and ))(?<times>\\d{1,2})(?: ?x ?(?<length>\\d{2,3} ?(?:s|secs?|seconds|m)?\\b))? ?(?<strides>strides?)\\b(?!,? (?:(?:just |right )?before|of |with \\d|w\\/? ?\\d|(?:with |w\\/? ?)?(?:\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m|')? ?(?:rest|jog|walk|easy|rec)|full|jog|walk|easy)))`,
      'di',
    ),
    by: (span, _, text) => {
      const [work, gap, times, length, strides] = ['work', 'gap', 'times', 'length', 'strides'].map(span)
      if (!work || !gap || !times || !strides || saysSwim(text)) return undefined
      const tell = `${length ? '' : 'How long the strides are was not said, so 20 seconds. '}No rest was said for the strides, so a minute easy.`
      return [
        work,
        { words: ', ', for: gap },
        times,
        ...(length ? ['x', length] : ['x20s']),
        { words: ' strides, 1 min jog', for: strides, tell },
      ]
    },
  },
]

const LONGEST_BESIDE_A_COMMA = 200
/** What says how the bouts are done. */
const OWN =
  /[@%]|\b(?:at|in|strides?|hills?|uphill|sprints?|pace|effort|z\d|zone|tempo|threshold|steady|easy|all|flat|max|on|build\w*|drills?|surges?|pick\w*)\b|\d:\d\d/i
const REST = /\b(?:rest|jog|walk|rec\w*|easy|float|off|between|btw|with|w)\b|\br ?\d/i
