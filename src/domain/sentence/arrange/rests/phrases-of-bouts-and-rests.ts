import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const SWUM = /\b(?:swim\w*|pool|fins|walls?|free|pull|kick|css|drills?|on \d?:\d\d)\b/i

/** Easy time behind a set that lies between its bouts or its rounds, and targets of bouts and rests by one slash. */
export const phrasesOfBoutsAndRests: readonly Phrase[] = [
  {
    // "10x15/15 @150/50", "3x8 min 15/15 @ 150/50", "2x10 15/15 @150/50"
    needs: ['/'],
    pattern:
      /(?:\b(?<sets>\d{1,2}) ?(?:x|sets of|sets) ?)?(?<![\d.:])(?<times>\d{1,2})(?<unit> ?(?:minutes|mins?|m|'))?(?<sign> ?x ?| (?:of |as )?)(?<on>[1-6]\d) ?\/ ?(?<off>[1-6]\d)s? ?(?:@|at) ?(?<hard>\d{3}) ?%? ?\/ ?(?<easy>\d{2,3}) ?(?<mark>%|w(?:atts)?\b)?(?! ?bpm)/di,
    by: (span) => {
      const [sets, times, on, off, hard, easy, sign] = ['sets', 'times', 'on', 'off', 'hard', 'easy', 'sign'].map(span)
      if (!times || !on || !off || !hard || !easy || !sign) return undefined
      const isCount = /x/i.test(sign.words)
      const count = isCount ? Number(times.words) : (Number(times.words) * 60) / (Number(on.words) + Number(off.words))
      if (!Number.isInteger(count) || count < 2 || count > MAX_TIMES) return undefined
      const mark = span('mark')?.words ?? ''
      const isWatts = /^w/i.test(mark) || (mark === '' && Number(hard.words) > MOST_PERCENT)
      const unit = isWatts ? 'w' : '%'
      const check = `No unit was said: they were read as ${isWatts ? 'watts' : 'percents of FTP'}.`
      const row: Piece[] = [
        isCount ? times : { words: String(count), for: times },
        'x(',
        on,
        's @ ',
        { words: `${hard.words}${unit}`, for: hard, ...(mark === '' ? { check } : {}) },
        ', ',
        off,
        's @ ',
        { words: `${easy.words}${unit}`, for: easy },
        ')',
      ]
      return sets ? [sets, 'x(', ...row, ')'] : row
    },
  },
  {
    // "24x75 straight through", "10x200 no rest": one swim.
    needs: [
      'rest',
      'rests',
      'straight',
      'nonstop',
      'stop',
      'stops',
      'stopping',
      'continuous',
      'continuously',
      'resting',
    ],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<length>25|50|75|100|125|150|200|250|300|400|500)m?\b(?<words>[^,;.\d]{0,40}?)(?:,? (?:with )?(?=no rest|rest never|never rest|without)| ?)\b(?<straight>(?:with )?no rests?(?! (?:day|between (?:the )?(?:sets|rounds)))|straight(?: through| thru)?(?:,? (?:with )?no rest)?|non[- ]?stop|continuous(?:ly)?|no stop(?:s|ping)?|without (?:stopping|(?:any |a )?rests?|resting)|rest never|never rest(?:ing)?)\b/di,
    by: (span, _, text) => {
      const [times, length, straight] = [span('times'), span('length'), span('straight')]
      if (!times || !length || !straight || !(SWUM.test(text) || isSwim(text))) return undefined
      const own = { from: times.from, to: length.to }
      const check = `They were read as one swim of ${Number(times.words) * Number(length.words)}.`
      const words = span('words')
      // "with sharks behind me": not of the length.
      const isAside = /\bwith\b/i.test(words?.words ?? '')
      return [
        { words: String(Number(times.words) * Number(length.words)), for: own, check },
        ...(words && !isAside ? [words] : []),
        { words: ' straight', for: straight },
        ...(words && isAside ? [words] : []),
      ]
    },
  },
  {
    // "20x50 @ 55 alternating hard and easy": a send-off.
    needs: ['@'],
    pattern: /(?<=\d ?x ?(?:25|50|75|100)m? )(?<at>@) ?(?<send>\d{2,3})(?= alt)/di,
    as: '{at=on }{send}',
  },
  {
    // "20x50 alt hard-easy"
    needs: ['alternating', 'alternate', 'alt'],
    pattern:
      /\b(?<turns>alt|alternate|alternating) (?<one>hard|fast|sprint|easy|slow)(?<dash>-| )(?<other>easy|hard|fast|sprint|slow)\b/di,
    as: '{turns} {one} and {other}',
  },
  {
    // "15 s rest after each 100"
    needs: ['after'],
    pattern: /\bafter (?:each|every) (?<length>25|50|75|100|150|200|300|400|length)m?\b/di,
    as: 'after {length=each}',
  },
  {
    // "10x200 at mile pace, 200 m jog, 3 sets with 5 minutes rest"
    needs: ['sets', 'rounds', 'series'],
    pattern:
      /(?<set>(?<![\dx] ?)\b\d{1,2} ?x ?\d[^;.\n()x]*?),? (?<sets>[2-6]) (?:sets|rounds|series)(?:,| with| w\/)+ ?(?<rest>\d{1,2} ?(?:minutes|mins?|m|')) (?:of )?(?<how>(?:rest |recovery |easy |jog )?between(?: (?:sets|them|each))?|rest|recovery|easy|jog)(?! (?:after|between) each rep)/di,
    by: (span) => {
      const [set, sets, rest, how] = ['set', 'sets', 'rest', 'how'].map(span)
      if (!set || !sets || !rest || !how) return undefined
      const manner = how.words.replace(/ ?between.*$/i, '')
      return [sets, ' sets of ', set, ', ', rest, { words: ` ${manner} between sets`.replace('  ', ' '), for: how }]
    },
  },
  {
    // "tabata. 20/10 x8"
    needs: ['tabata', 'tabatas'],
    pattern: /\b(?<name>tabatas?)[.:,;-] ?(?=\d\d ?\/ ?\d\d)/di,
    as: '{name} ',
  },
  {
    // "3x300 w/100" on a track
    needs: ['with', 'w'],
    pattern:
      /(?<set>\b\d{1,2} ?x ?(?:200|300|400|500|600|800|1000|1200|1600)m?) (?:w\/|with) ?(?<jog>100|200|300|400)(?= ?(?:$|[,;]))/di,
    as: '{set} with {jog}{jog= m jog}',
    check: 'This was read as the jog between them.',
    unless: SWUM,
  },
  {
    // "6x30s each leg", "5x :30 per side"
    needs: ['side', 'leg', 'arm', 'foot'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>(?:0?:[0-5]\d|\d{1,3} ?(?:seconds|secs?|s|minutes|mins?|m|'|")))(?: on)?(?: (?:(?:per )?each|per|ea\.?|a|either)|\/| ?p\/) ?(?<each>(?:leg|side|arm|foot))\b/di,
    by: (span) => {
      const [times, bout, each] = [span('times'), span('bout'), span('each')]
      if (!times || !bout || !each) return undefined
      const check = `Each of both takes turns, so ${2 * Number(times.words)} times.`
      // "4x40s each side": a leg does not swim forties.
      const isTime = !/arm/i.test(each.words) && / ?s$/i.test(bout.words)
      const seconds = isTime ? { words: bout.words.replace(/ ?s$/i, ' sec'), for: bout } : bout
      return [{ words: String(2 * Number(times.words)), for: times, check }, 'x', seconds]
    },
  },
]

// Of FTP; more are watts.
const MOST_PERCENT = 200
const MAX_TIMES = 60
