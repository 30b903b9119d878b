import fc from 'fast-check'
import type { Understood } from '#domain/sentence/result.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { Step } from '#domain/workout/step.ts'
import { type Length, type Pick, pickWith } from './drawn-blocks.ts'
import { stepsAskedFor } from './steps-asked-for.ts'

/** A set whose repetitions are not all done alike, and which of the ways of its list each is done in. */
export type DrawnShares = { sentence: string; sport: SportId; bout: Length; ways: readonly number[] }

/** "10x400: 1-4 css+6, 5-10 css+5, 20s rest", "8x1k odds MP+10, evens MP-5", "3 sets of 6x50, set 1 kick, set 2 pull, set 3 swim" */
export const drawnShares: fc.Arbitrary<DrawnShares> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick<SportId>(['running', 'cycling', 'swimming', 'swimming'])
  const { bouts, rests, hows, names } = kinds[sport]
  const bout = pick(bouts)
  const own = pick(hows)
  const { list, ways, set } = pick([drawGroups, drawGroups, drawTurns, drawRounds])(pick, bout, own)
  const rest = pick(rests)
  const mark = pick([': ', ', ', ' - ', ' as '])
  const text = pick([
    `${set}${mark}${list}, ${rest}`,
    `${set}, ${rest}, ${list}`,
    `${set} ${rest}${pick([': ', ', '])}${list}`,
    `${set} (${list}) ${rest}`,
  ])
  const [before, behind] = pick(
    [ends[sport], { before: '', behind: '' }].map((one) => [one.before, one.behind] as const),
  )
  return { sport, bout, ways, sentence: `${pick(names)} ${before}${text}${behind}` }
})

/** Whether the bouts that were built are as many, and those alike that are said to be. */
export function areSharedAsSaid({ sport, bout, ways }: DrawnShares, understood: Understood): boolean {
  if ((understood.asked.sport ?? understood.assumed.sport) !== sport) return false
  const marks = stepsAskedFor(understood)
    .filter((step) => isAsLong(step, bout))
    .map(markOf)
  const pairs = ways.flatMap((way, at) =>
    ways.slice(at + 1).map((other, ahead) => ({ way, other, at, with: at + 1 + ahead })),
  )
  return (
    marks.length === ways.length &&
    pairs.every((pair) => (pair.way === pair.other) === (marks[pair.at] === marks[pair.with]))
  )
}

function isAsLong({ duration: { type, unit, value } }: Step, { seconds, metres }: Length): boolean {
  if (type === 'time') return seconds !== undefined && Math.abs(value - seconds) < 1
  return metres !== undefined && Math.abs(toMetres(value, unit as DistanceUnit) - metres) < 1
}

/** All that a step says of how it is done. */
function markOf({ duration: _, intensity: __, ...how }: Step): string {
  return JSON.stringify(how)
}

type Shares = { set: string; list: string; ways: readonly number[] }

/** "4 @ css+6, 3 @ css+5", "1-4 fly, 5-8 back", "first 3 MP+10, last 3 MP-5" */
function drawGroups(pick: Pick, bout: Length, hows: readonly string[]): Shares {
  const counts = pick([
    [4, 4],
    [5, 3],
    [2, 2, 2],
    [3, 3, 4],
    [4, 3, 2, 1],
  ]).slice(0, hows.length)
  const times = counts.reduce((sum, count) => sum + count, 0)
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 1))
  const how = (at: number) => hows[at] ?? ''
  const range = (at: number, sign: string) => {
    const [from = 1, count = 1] = [starts[at], counts[at]]
    return count > 1 ? `${sign}${from}-${sign}${from + count - 1}` : `${sign}${from}`
  }
  const places = (at: number) => (at === 0 ? 'first' : at === counts.length - 1 ? 'last' : 'next')
  const name = pick([
    (at: number) => String(counts[at]),
    (at: number) => range(at, ''),
    (at: number) => range(at, '#'),
    ...(counts.every((count) => count > 1) ? [(at: number) => `${places(at)} ${counts[at]}`] : []),
  ])
  return {
    set: setOf(pick, times, bout),
    list: counts
      .map((_, at) => `${name(at)} ${how(at)}`)
      .join(pick([', ', '; ', ', then ']))
      .replaceAll('; ', ', '),
    ways: counts.flatMap((count, at) => Array.from({ length: count }, () => at)),
  }
}

/** "odds fly, evens free", "alternating MP+10 and MP-5", "every 3rd one kick, the others swim" */
function drawTurns(pick: Pick, bout: Length, hows: readonly string[]): Shares {
  const [one = '', other = ''] = hows
  const times = pick([6, 8, 10, 12])
  const noun = pick(['', ' ones'])
  const third = pick([3, 4])
  const isThird = pick([true, false]) && times % third === 0
  return isThird
    ? {
        set: setOf(pick, times, bout),
        list: `every ${third}${third === 3 ? 'rd' : 'th'} one ${one}, the others ${other}`,
        ways: Array.from({ length: times }, (_, at) => ((at + 1) % third === 0 ? 0 : 1)),
      }
    : {
        set: setOf(pick, times, bout),
        list: pick([
          `odds${noun} ${one}, evens${noun} ${other}`,
          `odd${noun} ${one}, even${noun} ${other}`,
          `odds = ${one} / evens = ${other}`,
        ]),
        ways: Array.from({ length: times }, (_, at) => at % 2),
      }
}

/** "3 sets of 4x400, set 1 MP+10, set 2 MP, set 3 MP-5" */
function drawRounds(pick: Pick, bout: Length, hows: readonly string[]): Shares {
  const rounds = pick([2, 3])
  const times = pick([3, 4])
  const set = setOf(pick, times, bout)
  const name = pick([
    (at: number) => `set ${at}`,
    (at: number) => `round ${at}`,
    (at: number) => `${['1st', '2nd', '3rd'][at - 1]} set`,
  ])
  return {
    set: pick([`${rounds} sets of ${set}`, `${rounds}x(${set})`, `${rounds} rounds of ${set}`]),
    list: Array.from({ length: rounds }, (_, at) => `${name(at + 1)} ${hows[at]}`).join(', '),
    ways: Array.from({ length: rounds }, (_, at) => Array.from({ length: times }, () => at)).flat(),
  }
}

function setOf(pick: Pick, times: number, { text }: Length): string {
  return `${times}${pick(['x', ' x '])}${text}`
}

type Kind = {
  names: readonly string[]
  bouts: readonly Length[]
  hows: readonly (readonly string[])[]
  rests: readonly string[]
}

const kinds: Readonly<Record<SportId, Kind>> = {
  running: {
    names: ['run', 'run:'],
    bouts: [
      { text: '400', metres: 400 },
      { text: '1k', metres: 1000 },
      { text: '800m', metres: 800 },
    ],
    hows: [
      ['@ MP+20', '@ MP+5', '@ MP-5', '@ MP-15'],
      ['at HMP', 'at 10k pace', 'at 5k pace', 'at 3k pace'],
    ],
    rests: ['90s rest', '2 min jog', 'w/ 60s jog', '200 jog'],
  },
  cycling: {
    names: ['bike', 'turbo'],
    bouts: [
      { text: '7 min', seconds: 420 },
      { text: '11 min', seconds: 660 },
    ],
    hows: [
      ['@ 85%', '@ 90%', '@ 95%', '@ 105%'],
      ['at 210w', 'at 225w', 'at 240w', 'at 255w'],
    ],
    rests: ['3 min easy', 'w/ 2 min spin', '2 min rest'],
  },
  swimming: {
    names: ['swim', 'pool:'],
    bouts: [
      { text: '50', metres: 50 },
      { text: '100', metres: 100 },
      { text: '200', metres: 200 },
    ],
    hows: [
      ['css+6', 'css+5', 'css+4', 'css+3'],
      ['fly', 'back', 'breast', 'free'],
      ['kick', 'pull', 'drill', 'fly'],
      ['w paddles', 'w fins', 'with snorkel', 'pull'],
    ],
    rests: ['15s rest', 'r20', '20s RI', '30s'],
  },
}

const ends: Readonly<Record<SportId, { before: string; behind: string }>> = {
  running: { before: '2k wu, ', behind: ', 3k cd' },
  cycling: { before: '15 min wu, ', behind: ', 10 min cd' },
  swimming: { before: '300 wu, ', behind: ', 400 cd' },
}
