import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = "(?:mins?|minutes|'|km?|miles?|mi)(?![a-z])"
const MOVE = '(?:(?:easy|ez|slow|gentle) )?(?:run|jog|ride|spin)(?:ning|ging)?'
const COOL = 'cool(?:ing)?[- ]?down|cd|c\\/d'
/** Behind the last part of a session, or before the name of its sport. */
const AT_END = '(?= ?(?:[,.;]? ?(?:running|run|cycling|bike|ride|turbo|trainer))?[.!]?$)'
const BEHIND_WORK = '(?<=\\d ?[\'"a-z ]{0,12}[x/(,+-] ?\\(?\\d.*(?:[,;+\\n] ?|\\. |\\bthen ))'

/** How a session ends, in few words and often without a unit: "10 home", "15 back easy", "10 min jog down", "5 min rest before the cd". */
export const waysHomeInShort: readonly Phrase[] = [
  {
    // "jog to the park (15 min), 8x1 min hard, jog home": as long as the way there.
    needs: ['home', 'back'],
    pattern:
      /(?<=^(?:easy |slow )?(?:jog|run) (?:over |down |up )?to [^\d,;]{1,24}?\(?(?<length>\d{1,2}(?:\.\d)?) ?(?<unit>mins?|minutes|km?|miles?|mi)\b.*\d.*[,;] ?(?:then )?)(?<way>(?:easy |slow )?(?:jog|run) (?:home|back)(?: (?:the )?same(?: way| route)?)?)(?= ?[.!]?$)/dis,
    as: '{length} {unit}{way= cool down}',
    tell: 'How long the way back is was not said, so as long as the way there.',
  },
  {
    // "4 min between sets, 5 min rest before the cool-down, 10 min cd": a part of its own before another.
    needs: ['before'],
    pattern: new RegExp(
      `(?<=[,;.\\n] ?(?:and |then )?(?:an? )?\\d{1,2} ?${UNIT} )(?<how>easy|rest|jog|spin|recovery|recover|walk)(?: easy| jog| spin)?(?<before>,? before (?:the |your |you )?)(?<end>${COOL})(?<behind>.*)$`,
      'dis',
    ),
    by: (span) => {
      const [how, before, end, behind] = ['how', 'before', 'end', 'behind'].map(span)
      if (!how || !before || !end || !behind) return undefined
      const easy = /^rec|^rest/i.test(how.words) ? { words: 'easy', for: how } : how
      const isSaid = new RegExp(`\\b(?:${COOL})\\b`, 'i').test(behind.words)
      return [easy, ...(isSaid ? [] : [', ', end]), behind]
    },
  },
  {
    // "10 home", "15 back easy", "10 min jog down", "5 easy to finish"
    needs: ['home', 'back', 'down', 'wd', 'finish', 'end', 'close'],
    pattern: new RegExp(
      `${BEHIND_WORK}(?:finish with )?(?<length>\\d{1,2})(?<unit> ?-?${UNIT})? ?(?<way>${MOVE} (?:home|back|down)(?: easy)?|(?:home|down|back easy|back home|easy home|easy back|wd|warm[- ]?down)|(?:easy|${MOVE}) to (?:finish|end|close))${AT_END}`,
      'dis',
    ),
    by: (span, _, text) => cool(span('length'), span('unit'), span('way'), text),
  },
  {
    // "jog home 10", "jog back 2k", "finish with 15 easy"
    needs: ['home', 'back', 'finish', 'finishing', 'end'],
    pattern: new RegExp(
      `${BEHIND_WORK}(?<way>${MOVE} (?:home|back)(?: easy| for)?|easy home|(?:finish(?:ing)?|end)(?: off)? with) (?<length>\\d{1,2})(?<unit> ?-?${UNIT})?(?<easy> (?:easy|ez|${MOVE}))?${AT_END}`,
      'dis',
    ),
    by: (span, _, text) => {
      const [length, unit, way, easy] = ['length', 'unit', 'way', 'easy'].map(span)
      const isEnd = /with$/i.test(way?.words ?? '')
      if (isEnd && (unit || !easy)) return undefined
      if (!unit) return cool(length, unit, way, text)
      return length && way && !isSwim(text) ? [length, unit, { words: ' easy', for: way }] : undefined
    },
  },
  {
    // "6x400 with 60 s jog, 15 easy": minutes, and no rest of each.
    needs: ['easy', 'ez', 'jog', 'spin'],
    pattern: new RegExp(
      `${BEHIND_WORK}(?<length>5|1[05]|20) (?<way>easy|ez|jog|spin|easy (?:jog|spin))${AT_END}`,
      'dis',
    ),
    by: (span, _, text) => {
      const [length, way] = [span('length'), span('way')]
      const before = text.slice(0, length?.from)
      const isRested =
        WITH_RESTS.test(before) || STRETCH.test(before) || (RESTED.test(before) && !COUNTED_BRACKET.test(before))
      const isLast = isRested && !BARE_STRETCH.test(before)
      return isLast ? cool(length, undefined, way, text) : undefined
    },
  },
]

type Words = { from: number; to: number; words: string } | undefined

/** A cool-down of so long; a figure without a unit is in minutes. */
function cool(length: Words, unit: Words, way: Words, text: string): Piece[] | undefined {
  // Down a hill is the rest of each.
  if (UPHILL.test(text.replace(/warm[- ]?up/gi, ''))) return undefined
  if (!length || !way || isSwim(text) || (!unit && Number(length.words) < LEAST_MINUTES)) return undefined
  const tell = `No unit was said at “${length.words}”, so minutes.`
  return [length, unit ?? { words: ' min', for: length, tell }, { words: ' cool down', for: way }]
}

/** Rests between the sets, pairs and rows: an easy part behind them is none of theirs. */
const RESTED = /\d ?(?:mins?|s|secs?|['"])? ?\/ ?\d|\d ?[a-z']{0,4} ?\+ ?\d/i
/** "8 min @ 102%, 10 spin": one length has no rest. */
const STRETCH = /(?:[,;] ?|\bthen )(?:then )?\d{1,3} ?(?:mins?|minutes|'|km?|miles?|mi) (?:at |@ ?)[^,;x(]*[,;] ?$/i
const WITH_RESTS = /\bbetween\b|\bafter each\b/i
const COUNTED_BRACKET = /\d ?x ?\(|\b\d{1,2} (?:rnds|strides)/i
/** "5 easy, 3 tempo, 5 easy": all of them have the same unit. */
const BARE_STRETCH = /(?<![\dx:.] ?)\b\d{1,2} (?:easy|ez|steady|tempo|threshold|hard|mp|at|@|z\d)/i
const UPHILL = /\b(?:hills?|uphill|up|climbs?|stairs)\b/i
// Less is a distance (our choice).
const LEAST_MINUTES = 5
