import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const MIN = "(?:minutes|mins?|')"
const MOVE = '(?:build(?:ing|s)?|progressive(?:ly)?|prog|rising|ramp(?:ing)?|ris(?:e|ing))'

/** One stretch that goes up or down to a target, and the figures of a row that share one unit. */
export const stretchesThatChange: readonly Phrase[] = [
  {
    // "10 build to Z3", "12 min progressive to 75%"
    needs: ['to'],
    pattern: new RegExp(
      `(?<!\\d|\\d[.:]|[x/@-] ?)(?<length>\\d{1,2})(?<unit> ?${MIN})? (?<how>${MOVE}(?: up)?) to (?<aim>z ?[2-5]|\\d{2,3} ?%)(?= ?(?:$|[,.;)]|then\\b|and\\b))`,
      'di',
    ),
    by: (span, _, text) => {
      const [length, how, aim] = ['length', 'how', 'aim'].map(span)
      if (!length || !how || !aim || isSwim(text)) return undefined
      const isShare = aim.words.includes('%')
      if (isShare && !(saysRide(text) || /\b(?:rpm|ftp|w)\b|\d%/i.test(text.replace(aim.words, '')))) return undefined
      const low = isShare ? '50-' : 'z1 to '
      const tell = `“${how.words} to ${aim.words}” was read as from ${isShare ? '50 %' : 'zone 1'} on.`
      return [length, ' min', { words: ` ramp ${low}`, for: how, tell }, aim]
    },
  },
  {
    // "ease down 5", "roll down for 10 min" behind the rest of a ride
    needs: ['down', 'off', 'cool'],
    pattern: new RegExp(
      `(?<=\\d.*[,;.] ?(?:then )?)(?<way>(?:ease|easing|roll(?:ing)?|spin(?:ning)?|wind(?:ing)?)(?: down| off)|cool)(?: for)? (?<length>\\d{1,2})(?<unit> ?${MIN})?(?: (?:easy|spinning|spin))?(?= ?[.!]?(?:$| on (?:the )?(?:bike|turbo)))`,
      'di',
    ),
    as: '{length} min {way=cool down}',
    unless: isSwim,
  },
  {
    // "2x90 4x60 4x30 4x15", "2x90, 4x60, 4x30 sec": seconds, because nobody does 90 minutes twice.
    needs: ['x'],
    pattern:
      /(?<![\d.:x/@-] ?)(?<row>\d{1,2} ?x ?\d{1,3}(?![\d:./x])(?:(?: ?[,/+] ?| (?:and |then )?)\d{1,2} ?x ?\d{1,3}(?![\d:./x])){1,6}) ?(?<unit>s|secs?|seconds)?(?![a-z%]| ?(?:m|k|km|mi|min\w*|metres|meters|yds?|w|rpm|@|at \d|\()\b)/di,
    by: (span, _, text) => {
      const [row, unit] = [span('row'), span('unit')]
      const bouts = [...(row?.words ?? '').matchAll(/x ?(\d+)/gi)].map(({ 1: figure, index, 0: all }) => ({
        figure: Number(figure),
        to: (row?.from ?? 0) + index + all.length,
      }))
      const figures = bouts.map(({ figure }) => figure)
      const isShort = Math.max(...figures) <= MOST_SECONDS && Math.min(...figures) >= LEAST_SECONDS
      const isClear = unit ?? (figures.some((one) => one >= SURE_SECONDS && one % POOL > 0) && !isSwim(text))
      if (!row || !isShort || !isClear) return undefined
      return bouts.flatMap(({ to }, at): Piece[] => [
        { from: at > 0 ? (bouts[at - 1]?.to ?? row.from) : row.from, to },
        at === bouts.length - 1 && unit ? { words: ' s', for: unit } : ' s',
      ])
    },
  },
  {
    // "float same as the on", "jog the same time as the effort"
    needs: ['same'],
    pattern:
      /\b(?<way>float|jog|rest|rec(?:overy)?|easy|spin|walk)s? (?:is |are |for )?(?<share>(?:the )?same(?: (?:(?<=float[a-z ]* )time|dist(?:ance)?|length))?(?: as (?:the |your )?(?:ons?|efforts?|reps?|works?|bouts?|intervals?|hard)(?: (?:bits?|parts?|ones?|before))?)?)(?= ?(?:$|[,.;)]))/di,
    as: '{share=equal} {way}',
  },
]

// Without a unit (our choice); lengths of a pool are multiples of 25.
const [LEAST_SECONDS, SURE_SECONDS, MOST_SECONDS, POOL] = [10, 40, 180, 25]
