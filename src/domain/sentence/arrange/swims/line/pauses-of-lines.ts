import {
  CLOCK,
  EACH,
  END,
  type Entry,
  MINUTES,
  ON,
  plain,
  REST,
  S,
  SEND_OFF,
  SETS,
  type Shape,
  sticky,
} from './entries.ts'
import { isLength, type Slot, secondsOf } from './slots.ts'

const PER = '(?:per|(?:for )?(?:every|each))'

/** Rests behind swims and between sets. */
export const rests: readonly Entry[] = [
  {
    // "15/20/30 rest": of the swims in their order.
    form: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?:?(?<row>\d{1,2}(?:${S})?(?: ?\/ ?:?\d{1,2}(?:${S})?)+) ?${REST}|(?:rests?|ri)(?: of)? (?<behind>\d{1,2}(?:${S})?(?: ?\/ ?\d{1,2}(?:${S})?)+)${END}`,
    ),
    read: ({ row, behind }) => {
      const [seconds, ...others] = ((row ?? behind ?? '').match(/\d+/g) ?? []).map(Number)
      return [seconds, ...others].every((one) => isRest(one ?? 0))
        ? { kind: 'rest', words: `${seconds}s rest`, ...(seconds ? { seconds } : {}), others }
        : undefined
    },
  },
  {
    // "5x300 pull 70% / 30", "100 kick /30s": a figure that is no length of a pool.
    form: sticky(
      String.raw`(?<=[a-z\d%)] ?)(?<!:\d\d ?)\/ ?(?:(?<said>:\d{2}|\d{1,2}${S})|(?<bare>[1-6][05]|5))${END}(?= ?(?:$|[,;.)]|then\b|\d{1,2} ?x)|, )`,
    ),
    read: ({ said, bare }) =>
      bare && isLength(Number(bare)) ? undefined : rest(Number((said ?? bare ?? '').match(/\d+/)?.[0])),
  },
  {
    form: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?:?(?<seconds>\d{1,2})(?:${S})? ?(?:${REST} ?)?(?:${PER} |(?<=(?:[a-z]|:\d\d) ?)\/ ?)(?<per>25|50|100|hundred)(?: ?m)?(?: swum)?(?: ${REST})?${END}|(?:rests?|ri|r)[: ] ?:?(?<behind>\d{1,2})(?:${S})? ?(?:${PER} |\/ ?)(?<per2>25|50|100|hundred)(?: ?m)?(?: swum)?${END}`,
    ),
    read: ({ seconds, behind, per, per2 }) => ({
      ...{ kind: 'rest', words: '', seconds: Number(seconds ?? behind) },
      per: Number((per ?? per2 ?? '').replace(/hundred/i, '100')),
    }),
  },
  {
    form: sticky(`(?:an? |1 )?e?xtra (?:min(?:ute)?) ${SETS}`),
    read: (groups) => ({ ...pause(60, groups), isExtra: true }),
  },
  {
    // "1:00 xtra", "1' extra after rd 1"
    form: sticky(
      `(?:${MINUTES}|(?<seconds>\\d{2})${S}|(?<clock>[1-5]:[0-5]\\d)) e?xtra(?: ${REST})?(?: ${SETS}(?: 1)?| after each)?${END}`,
    ),
    read: (groups) => ({ ...pause(lengthOf(groups), groups), isExtra: true }),
  },
  {
    form: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?(?:(?<seconds>\d{1,3})${S}|${MINUTES}|(?<clock>[1-5]:[0-5]\d))(?: ${REST})? ${SETS}`,
    ),
    read: (groups, all) => ({
      ...pause(lengthOf(groups), groups),
      ...(/set|round|rn?d/i.test(all) && { isOfRounds: true }),
    }),
  },
  {
    form: sticky(
      String.raw`(?:\+ ?|(?:with|w\/|w|off|on) ?)?:?(?<seconds>\d{1,2})(?:${S})? ?${REST}(?!(?<=\bri?) ?:?\d{1,2}(?!\d))${EACH}|(?:rests?|ri|r)(?: of)?[:=]? ?:?(?<behind>\d{1,2})(?:${S})?${END}(?! ?[x'])${EACH}`,
    ),
    read: ({ seconds, behind }) => rest(Number(seconds ?? behind)),
  },
  {
    form: sticky(String.raw`(?:with|w\/|w) ?:?(?<seconds>\d{1,2})${S}${END}(?: ${REST})?${EACH}`),
    read: ({ seconds }) => rest(Number(seconds)),
  },
  {
    form: sticky(String.raw`\+ ?(?::(?<colon>\d\d)|(?<seconds>\d{1,2})(?:${S}|(?= ?(?:[,;)]|$))))${END}${EACH}`),
    read: ({ colon, seconds }) => rest(Number(colon ?? seconds)),
  },
  {
    form: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?${MINUTES} ?${REST}|${REST} ?${MINUTES.replaceAll('minutes>', 'behind>')}`,
    ),
    read: ({ minutes, behind }) => rest(Number(minutes ?? behind) * 60),
  },
]

/** Send-offs, one or one for each of several swims. */
export const clocks: readonly Entry[] = [
  plain(String.raw`(?<=:\d\d )${SEND_OFF}`, { kind: 'filler' }),
  plain(`(?:leaving )?(?:on|off|every) (?:the )?min(?:ute)?${END}`, {
    kind: 'clock',
    words: 'on',
    seconds: 60,
  }),
  {
    form: sticky(
      String.raw`(?:${ON}|@ ?|at )(?<row>(?:(?:\d{1,2})?[:.][0-5]\d|\d\d(?= then \d\d))(?:(?: ?(?:&|\/) ?|,? (?:and|then) )(?:on |off )?(?:\d{0,2}[:.][0-5]\d|1?\d{2})(?:s${END})?(?![\d:x]|\.\d))+)`,
    ),
    read: ({ row = '' }) => {
      const [seconds, ...others] = (row.match(/\d*[:.]?\d+/g) ?? []).map(secondsOf)
      return { kind: 'clock', words: 'on', ...(seconds ? { seconds } : {}), others }
    },
  },
  {
    form: sticky(`(?:${ON}|@ ?|at )${CLOCK}(?=(?<start> ${SEND_OFF})?)`),
    read: ({ clock = '', start }, all) => {
      const seconds = secondsOf(clock)
      // "@ 1:30" may be a pace: it is settled beside its length.
      return { kind: 'clock', words: !start && /^(?:@|at)/i.test(all) ? '@' : 'on', seconds, figure: clock }
    },
  },
  {
    // "4x50 desc @ 55, 1x200 @ 3:20"
    form: sticky(
      String.raw`(?<=\d ?x ?50s?(?: [a-z]+)? )@ ?(?<seconds>[3-9][05])${END}(?! ?[%+x.:/-])(?=.*@ ?\d?:\d\d)`,
    ),
    read: ({ seconds = '' }) => ({ kind: 'clock', words: 'on', seconds: Number(seconds), figure: seconds }),
  },
  {
    form: sticky(String.raw`(?:${ON}|@ ?)(?<seconds>\d{2,3})(?<unit>${S})?${END}(?! ?[%+x.:/-]| (?:pace|rpm|w)\b)`),
    read: ({ seconds = '', unit }, all) =>
      (/^@/.test(all) && !unit) || (/\bthe\b|\d[05]0s$/i.test(all) && unit)
        ? undefined
        : { kind: 'clock', words: 'on', seconds: Number(seconds), figure: seconds },
  },
  {
    form: sticky(`${ON}${MINUTES}|(?:leav(?:e|ing) (?:on )?|go(?:ing)? on |on the )(?<bare>[1-9])${END}`),
    read: ({ minutes, bare }) => ({ kind: 'clock', words: 'on', seconds: Number(minutes ?? bare) * 60 }),
  },
]

/** What has no word: seconds behind a swim are its rest, a time with a colon is that or its send-off. */
export const bare: readonly Entry[] = [
  {
    form: sticky(String.raw`(?<seconds>\d{1,2})${S}${END}${EACH}`),
    read: ({ seconds }, all) => {
      const shape = rest(Number(seconds))
      return shape && { ...shape, ...(/every ?thing|bits|pieces/i.test(all) && { isOfAll: true }) }
    },
  },
  {
    form: sticky(`${CLOCK}`),
    read: ({ clock = '' }) => ({ kind: 'clock', words: '', seconds: secondsOf(clock), figure: clock }),
  },
]

function rest(seconds: number): Shape | undefined {
  return isRest(seconds) ? { kind: 'rest', words: `${seconds}s rest`, seconds } : undefined
}

function isRest(seconds: number): boolean {
  return seconds >= SHORTEST_REST && seconds <= LONGEST_REST
}

function pause(seconds: number, { of, each }: Groups): Omit<Slot, 'from' | 'to'> {
  const named = of ?? each
  return { kind: 'pause', words: `${seconds}s`, seconds, ...(named && { of: Number(named) }) }
}

function lengthOf({ minutes, seconds, clock }: Groups): number {
  return clock ? secondsOf(clock) : Number(seconds ?? Number(minutes) * 60)
}

type Groups = Record<string, string | undefined>

// In seconds (our choice).
const SHORTEST_REST = 5
const LONGEST_REST = 120
