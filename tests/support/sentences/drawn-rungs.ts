import fc from 'fast-check'
import type { Understood } from '#domain/sentence/result.ts'
import { printSteps } from '#domain/text/print.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { Step } from '#domain/workout/step.ts'
import { type Pick, pickWith } from './drawn-blocks.ts'
import { stepsAskedFor } from './steps-asked-for.ts'

/** A row whose targets change, as coaches type it, and the bouts that it asks for: `far` in metres or seconds, and what is printed of the target. */
export type DrawnRungs = {
  sentence: string
  sport: 'running' | 'cycling'
  bouts: readonly { far: number; aim: string }[]
}

/** Rows of lengths with targets from one to another, listed, by steps or by length, with rests, rounds and ends in any order. */
export const drawnRungs: fc.Arbitrary<DrawnRungs> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick(['running', 'running', 'cycling'] as const)
  const row = pick(sport === 'running' ? [...METRES, ...MINUTES] : MINUTES)
  const isInMetres = METRES.includes(row)
  const joint = pick(isInMetres ? ['-', '/', ' ', ', '] : ['-', '/'])
  const lengths = `${row.join(joint)}${isInMetres ? '' : pick([' min', ' mins', "'"])}`
  const { words, aims } = sport === 'running' ? drawPaces(pick, row) : drawShares(pick, row)
  const rounds = pick([1, 1, 1, 2, 3])
  const rest = pick(
    isInMetres ? ['90s rest', '400 jog', '200m jog after each', '2 min jog'] : ['60s easy', '2 min easy'],
  )
  const between = rounds > 1 ? `${pick(['', ' '])}${pick(['3', '4', '5'])} min between sets` : ''
  const said = [words, `${pick(['', 'w/ ', 'with '])}${rest}`]
  const clauses = [...(pick([true, false]) ? said : said.toReversed()), ...(between ? [between.trim()] : [])]
  const counted =
    rounds === 1 ? lengths : pick([`${lengths} x${rounds}`, `${rounds}x(${lengths})`, `${rounds} sets of ${lengths}`])
  const [before, behind] = [pick(['', '', '15 min wu, ']), pick(['', '', ', 10 min cd'])]
  const name = sport === 'running' ? pick(['run ', 'track: ', '']) : pick(['bike ', 'turbo: '])
  const sentence = `${name}${before}${counted}${pick([', ', ', ', ' '])}${clauses.join(', ')}${behind}`
  const one = row.map((length, at) => ({ far: isInMetres ? length : length * 60, aim: aims[at] ?? '' }))
  return { sentence, sport, bouts: Array.from({ length: rounds }, () => one).flat() }
})

const METRES: readonly (readonly number[])[] = [
  [1600, 1200, 800, 400],
  [2000, 1600, 1200],
  [1000, 600, 300],
  [400, 800, 1200, 800, 400],
]
const MINUTES: readonly (readonly number[])[] = [
  [5, 4, 3, 2],
  [6, 4, 2],
  [10, 8, 6],
  [3, 4, 5, 4, 3],
]
const RACES = ['marathon', 'half marathon', '10k', '5k', '3k']
const SHORT: Readonly<Record<string, readonly string[]>> = {
  marathon: ['MP', 'marathon pace'],
  'half marathon': ['HMP', 'half marathon pace'],
  '10k': ['10k', '10k pace'],
  '5k': ['5k', '5k pace'],
  '3k': ['3k', '3k pace'],
}

function drawPaces(pick: Pick, row: readonly number[]): { words: string; aims: string[] } {
  const type = (race: string) => pick(SHORT[race] ?? [race])
  const isUp = new Set(row).size === row.length
  if (isUp && row.length > 2 && pick([true, false])) {
    const from = pick(RACES.slice(0, RACES.length - row.length + 1).map((_, at) => at))
    const races = RACES.slice(from, from + row.length)
    const [first, last] = [type(races[0] ?? ''), type(races.at(-1) ?? '')]
    const words = pick([
      ...[`${first} down to ${last}`, `from ${first} to ${last}`, `start ${first} finish ${last}`],
      ...[`getting faster, ${first} > ${last}`, `cutdown from ${first} to ${last}`],
    ])
    return { words, aims: races.map((race) => `${race} pace`) }
  }
  if (pick([true, false])) {
    const fall = pick([3, 5, 10])
    const paces = row.map((_, at) => 270 - at * fall)
    const words = pick([
      ...[`start at 4:30/km, ${fall}s faster each`, `start 4:30/km each drop ${fall}s`],
      `@ 4:30/km dropping ${fall} s each rep`,
    ])
    return { words, aims: paces.map((pace) => `${Math.floor(pace / 60)}:${String(pace % 60).padStart(2, '0')}/km`) }
  }
  const lengths = [...new Set(row)]
  const races = lengths.map((_, at) => RACES[(at + 1) % RACES.length] ?? '')
  const raceOf = (length: number) => races[lengths.indexOf(length)] ?? ''
  const words = lengths.map((length) => `${length}${length >= 100 ? 's' : ''} @ ${type(raceOf(length))}`).join(', ')
  return { words, aims: row.map((length) => `${raceOf(length)} pace`) }
}

function drawShares(pick: Pick, row: readonly number[]): { words: string; aims: string[] } {
  const [from, step] = [pick([80, 85, 90]), pick([2, 5])]
  const shares = row.map((_, at) => from + at * step)
  const sign = pick([
    `@ ${shares.join('/')}%`,
    `at ${shares.join('-')}%`,
    `${from}% up to ${shares.at(-1)}%`,
    `start at ${from}%, +${step}% each`,
  ])
  return { words: sign, aims: shares.map((share) => `${share}%`) }
}

/** Whether the work that was built is what was asked for, in its order, each bout with its target. */
export function areRungsBuilt({ bouts, sport }: DrawnRungs, understood: Understood): boolean {
  const work = stepsAskedFor(understood).filter((step) => !RESTS.has(step.intensity ?? '') && !isEasy(step, sport))
  return (
    work.length === bouts.length &&
    bouts.every(({ far, aim }, at) => {
      const step = work[at]
      return step !== undefined && farOf(step) === far && printSteps([step], sport).join().includes(aim)
    })
  )
}

const RESTS = new Set(['rest', 'recovery', 'warmup', 'cooldown'])

function isEasy(step: Step, sport: 'running' | 'cycling'): boolean {
  return /\bZ1\b/.test(printSteps([step], sport).join())
}

/** In metres, or in seconds. */
function farOf({ duration }: Step): number | undefined {
  if (duration.type === 'distance') return Math.round(toMetres(duration.value, duration.unit as DistanceUnit))
  return duration.type === 'time' ? duration.value : undefined
}
