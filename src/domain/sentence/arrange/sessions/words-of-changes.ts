import { parseClock } from '../../../text/grammar/numeral.ts'
import { AIM, aimOf } from '../rungs/targets.ts'
import { END, type Entry, plain, type Several, type Shape, sticky } from './entries.ts'
import type { Said } from './words.ts'

const RACE = '(?:marathon|half(?:[- ]marathon)?|hmp?|mp|10 ?k|5 ?k|3 ?k|mile|1500 ?m?|800 ?m?)(?![\\w.]|:\\d)'
const PACE = '(?: (?:race )?(?:pace|effort|eff|rp))'
/** Of a list or a range: what needs no sign of its own. */
const ONE = `(?:${RACE}|z[1-7](?!\\w)|\\d{2,3} ?%?(?=[ ,/%-])|tempo|threshold|thr|easy|steady|hard|lt ?2?(?!\\w))`
const AHEAD = '(?:@|\\bat|\\bin) ?(?:goal )?'
/** What says how a part goes on: "and wind it down to". */
const ON = `,?(?: ?(?:and|then|&|wind(?:ing)?|work(?:ing)?|build(?:ing)?|progress(?:ing)?|drop(?:ping)?|cut(?:ting)?|squeez(?:e|ing)|mov(?:e|ing)|go(?:ing)?|get(?:ting)?|speed(?:ing)?|it|them|your way|way|down|up|quicker|faster)(?![a-z]))*`
const TO = `(?:${ON} ?(?:to|towards?|until|till?)|,?(?: and| then)? ?(?:finish(?:ing)?|end(?:ing)?)(?: up)?(?: at| in| on| with)?|${ON} ?(?:->|→)|(?<=\\b(?:from|start|starting|begin) (?:at |from |in |with )?\\S{2,10}(?: pace)?) ?-) ?(?:@ ?)?`
const BEGIN =
  '(?:start(?:ing|s)?(?: off)?(?: at| from| in| on| with)?|begin(?:ning)?(?: at| in)?|(?:going |building |progress(?:ing|ive)? )?from|(?:progress(?:ing|ive(?:ly)?|ion)?|building)(?= \\w+ (?:pace |effort )?(?:to|down|up|->)))'
const CLOCK = String.raw`\d{1,2}:[0-5]\d`
const PER = String.raw`(?: ?(?:\/|per|a) ?(?<per>kms?|k|miles?|mi)(?![a-z]))?`
const EACH = `(?:each|every|per|a|\\/|by)`
const OF = '(?:kms?|k|miles?|mi|ones?|reps?|times?|intervals?|efforts?|rungs?|bouts?|go)'
/** "dropping 10 s each", "5 sec faster every km", "-5s per rep" */
const DROP = `(?:(?:and |then |& |, )*(?:(?:drop(?:ping|s)?|cut(?:ting|s)?(?: down)?|descend(?:ing)?|losing|taking|take|knock(?:ing)?|shav(?:e|ing)|minus|get(?:ting)?|going|-|by)(?: off)? ?(?:by )?~?\\d{1,2} ?(?:secs?|seconds|s)?(?: (?:off|faster|quicker))?|~?\\d{1,2} ?(?:secs?|seconds|s) (?:faster|quicker)) ?${EACH} ?${OF}?(?![a-z])|(?:each|every) (?:${OF} )?~?\\d{1,2} ?(?:secs?|seconds|s) (?:faster|quicker)(?![a-z]))`

/** How targets change from one repetition, one rung or one part to the next. */
export const wordsOfChanges: readonly Entry[] = [
  {
    // "from MP down to 5k", "start 10k pace and work down to 3k", "HM to 10k pace"
    form: sticky(
      `(?:${BEGIN} (?:@ ?)?(?<from>${AIM})|(?:@ ?)?(?<aim>${RACE}${PACE}?|tempo|threshold|easy|steady|z[1-5]))${TO}(?<to>${AIM})`,
    ),
    read: ({ from, aim, to = '' }, all) => {
      // "10k to 5k" may be a choice.
      const isSure =
        from !== undefined ||
        /\b(?:down|up|work|wind|build|prog|drop|cut|finish|end)|->|→|(?:pace|effort|eff|rp|mp|hmp) to /i.test(all)
      const [first, last] = [targetOf(from ?? aim ?? ''), targetOf(to)]
      return isSure && first && last ? several([aimShape(first), { kind: 'ramp' }, aimShape(last)]) : undefined
    },
  },
  {
    // "@ 5k-10k", "3k-5k effort"
    form: sticky(
      `(?:${AHEAD}(?<low>${RACE}) ?- ?(?<high>${RACE})${PACE}?|(?<from>${RACE}) ?- ?(?<to>${RACE})${PACE})(?! ?[-/])${END}`,
    ),
    read: ({ low, high, from, to }) => {
      const [one, other] = [low ?? from ?? '', high ?? to ?? ''].map((race) => targetOf(race)?.words)
      return one && other && one !== other
        ? { kind: 'aim', words: `${inShort(one)}-${inShort(other)} pace` }
        : undefined
    },
  },
  {
    // "@ 3k/1500/800 effort", "at MP, HMP, 10k pace"
    form: sticky(
      `(?:(?:${AHEAD}|(?<=\\balt(?:ernat(?:e|es|ing))? (?:between )?))(?<slashed>${ONE}${PACE}?(?: ?\\/ ?${ONE}${PACE}?)+)|(?:${AHEAD})?(?<list>${ONE}${PACE}?(?:(?: ?\\/ ?|, ?(?:and )?|(?:,? (?:and|&|then) ))${ONE}${PACE}?){1,5}(?<=pace|effort|eff|rp|%|z\\d)))(?! ?(?:jog|easy|float|rec|rest|walk|[-/@]|wu|cd|warm|cool|w\\/?u|c\\/?d))${END}`,
    ),
    read: ({ slashed, list }) => {
      const said = (slashed ?? list ?? '').split(/ ?\/ ?|, ?(?:and )?|,? (?:and|&|then) /)
      const unit = /%/.test(said.at(-1) ?? '') ? '%' : ''
      const targets = said.map((one) => targetOf(/^\d{2,3}$/.test(one) && unit ? `${one}%` : one))
      return targets.every((one) => one !== undefined) && new Set(targets.map((one) => one?.words)).size > 1
        ? several(targets.flatMap((one) => (one ? [aimShape(one)] : [])))
        : undefined
    },
  },
  {
    // "from 6:40", "start 8:45": the first, where the others are said by how much faster they are
    form: sticky(
      `(?:${BEGIN} ?|@ ?|at |in )?(?:@ ?)?(?<clock>${CLOCK})${PER}(?: pace)?(?=,? ?(?:${DROP}|cutting down|cut(?:ting)? ?down))|${BEGIN} (?<first>${CLOCK})${PER.replace('<per>', '<unit>')}(?: pace)?${END}(?<=${DROP}.*)`,
    ),
    read: ({ clock, per, first, unit }) => {
      const seconds = parseClock(clock ?? first ?? '')
      const of = per ?? unit
      return seconds ? { kind: 'firstAt', seconds, ...(of ? { per: /^m/i.test(of) ? 'mile' : 'km' } : {}) } : undefined
    },
  },
  {
    // "from 92 dropping 1 s per rep"
    form: sticky(`${BEGIN} (?:at )?(?<seconds>[3-9]\\d|1\\d\\d) ?s?(?=,? ?${DROP})`),
    read: ({ seconds }) => ({ kind: 'firstAt', seconds: Number(seconds) }),
  },
  {
    form: sticky(`${DROP}(?: (?<over>(?:over |for |in )?(?:the )?(?:last|final)(?= \\d)))?`),
    read: (_, all) => ({
      kind: 'drop',
      by: Number(/\d{1,2}/.exec(all)?.[0]),
      isOverLast: /(?:last|final)$/i.test(all),
    }),
  },
  plain(`fast[- ]finish(?= (?:long run|lr|lsd|run)${END})`, { kind: 'filler' }),
  plain(`(?:in )?alt(?:ernat(?:e|es|ing|ely))?(?: (?:between|reps?|ones|them|these))?${END}`, { kind: 'alternate' }),
  {
    // "every 3rd", "every other one"
    form: sticky(
      `(?:with )?(?:every|each) (?<which>other|2nd|second|3rd|third|4th|fourth|5th|fifth)(?: (?:one|rep|repeat|interval)(?![a-z]))?${END}`,
    ),
    read: ({ which = '' }) => ({ kind: 'pick', pick: 'nth', count: NTH.findIndex((one) => one.test(which)) + 2 }),
  },
  {
    // "1st half", "the second half"
    form: sticky(
      `(?:the )?(?<which>1st|first|front|opening|2nd|second|last|other|back) (?:half|1/2)(?! ?-?marathon)${END}`,
    ),
    read: ({ which = '' }) => ({ kind: 'pick', pick: /^(?:1|fi|fr|op)/i.test(which) ? 'first' : 'next', share: 0.5 }),
  },
  {
    // "5k tune-up: 3.1 mi at race effort"
    form: sticky(
      `(?:${AHEAD})?(?:goal )?race${PACE}(?<=\\b(?<of>5 ?k|10 ?k|half|marathon) (?:race |marathon )?(?:tune[- ]?up|prep|sharpener).*)${END}`,
    ),
    read: ({ of = '' }) => {
      const target = targetOf(of)
      return target && aimShape(target)
    },
  },
  plain(`(?:5 ?k|10 ?k|half|marathon) (?:race )?(?:tune[- ]?up|sharpener)(?: (?:day|session|run|workout))?${END}`, {
    kind: 'talk',
  }),
  // "2nd 20 at 7:10"
  plain(`(?:the )?(?:2nd|second|3rd|third|4th|fourth|next|middle)(?= \\d)`, { kind: 'pick', pick: 'next' }),
]

const NTH = [/^(?:o|2|s)/i, /^(?:3|t)/i, /^(?:4|fo)/i, /^(?:5|fi)/i]

function several(shapes: readonly Shape[]): Several {
  return { kind: 'several', shapes }
}

function aimShape(said: Said): Shape {
  return { kind: 'aim', ...said }
}

/** A target in the words that are read. */
function targetOf(typed: string): Said | undefined {
  const said = typed.trim()
  if (/^800/.test(said)) return { words: 'at 120-124%', tell: 'Pace of 800 m was read as 120–124 % of threshold pace.' }
  const aim = aimOf(said)
  if (!aim) return undefined
  return { words: aim.kind === 'pace' ? `at ${aim.words.replace('/mi', '/mile')}` : aim.words }
}

/** "10k pace" as one end of a range. */
function inShort(words: string): string {
  return words.replace(' pace', '').replace('half marathon', 'hmp').replace('marathon', 'mp')
}
