import fc, { type GeneratorValue } from 'fast-check'
import type { SportId } from '#domain/sports/registry.ts'

/**
 * What a session asks for, in the order in which it is trained: lengths of work, rests that are said, and places where a rest
 * may stand although none is said; `around` a part may be anything.
 */
export type Item = {
  kind: 'work' | 'warm-up' | 'cool-down' | 'rest' | 'open rest' | 'around'
  seconds?: number
  metres?: number
  /** What the target of the step is in figures, if it is said so. */
  target?: Figures
}

type Figures = { rangeMin?: number; percentMin?: number }

/** A part of a sentence, and what it asks for. */
export type Drawn = { text: string; items: readonly Item[] }

/** A length as it is typed, and what it is. */
export type Length = { text: string; seconds?: number; metres?: number }

/** Where a rest may stand although none is said. */
export const OPEN: Item = { kind: 'open rest' }

/** Chooses among values by the generator of a property. */
export type Pick = <Value>(values: readonly Value[]) => Value

export function pickWith(draw: GeneratorValue): Pick {
  return (values) => draw(fc.constantFrom, ...values)
}

/** A warm-up or a cool-down with its length: "15 min wu", "cd 10", "start with 400 easy". */
export function drawEnd(pick: Pick, sport: SportId, end: 'warm-up' | 'cool-down'): Drawn {
  const length = sport === 'swimming' ? metres(pick, [200, 300, 400, 500]) : minutes(pick, [5, 10, 12, 15, 20])
  const { text } = length
  const behind =
    end === 'warm-up' ? ['warm up', 'wu', 'easy warm up', 'w/u'] : ['cool down', 'cd', 'easy cool down', 'c/d']
  const before = end === 'warm-up' ? ['warm up', 'wu', 'warmup:'] : ['cool down', 'cd']
  const words = pick([...behind.map((word) => `${text} ${word}`), ...before.map((word) => `${word} ${text}`)])
  return { text: words, items: [{ ...work(length), kind: end }, OPEN] }
}

/** One to three blocks of work. */
export function drawBlocks(pick: Pick, sport: SportId): Drawn[] {
  const kinds =
    sport === 'swimming' ? [drawSet, drawSet, drawGroup] : [drawSet, drawSet, drawSet, drawTurns, drawLadder, drawGroup]
  return Array.from({ length: pick([1, 1, 2, 2, 3]) }, () => pick(kinds)(pick, sport))
}

/** "6x800 @ 10k pace, 90s jog", "8 x 100m fast (15s rest)" */
function drawSet(pick: Pick, sport: SportId): Drawn {
  const times = pick([2, 3, 4, 5, 6, 8, 10])
  const bout = drawBout(pick, sport)
  const rest = pick([true, true, true, false]) ? drawRest(pick, sport) : undefined
  const [effort, target] = pick(efforts[sport])
  const count = pick([`${times}x`, `${times} x `, `${times}×`, `${times} times `])
  const text = [`${count}${bout.text}`, effort, rest?.text].filter(Boolean).join('').replace(/ ,/g, ',')
  const item = { ...work(bout), ...(target ? { target } : {}) }
  return { text, items: rounds(times, [item], rest?.item) }
}

/** "8x(2 min hard / 1 min easy)", "40s fast, 20s slow x 10" */
function drawTurns(pick: Pick, sport: SportId): Drawn {
  const times = pick([3, 4, 5, 6, 8, 10])
  const [hard, easy] = [
    pick([minutes(pick, [1, 2, 3, 4, 5]), seconds(pick, [20, 30, 40, 45])]),
    pick([minutes(pick, [1, 2, 3]), seconds(pick, [20, 30, 60, 90])]),
  ]
  const [on, off] = pick([
    ['hard', 'easy'],
    ['fast', 'slow'],
    ['hard', sport === 'cycling' ? 'spin' : 'jog'],
  ] as const)
  const turn = `${hard.text} ${on}${pick([', ', ' / ', ' and ', ' '])}${easy.text} ${off}`
  const text = pick([`${times}x(${turn})`, `${times} x (${turn})`, `${times}x ${turn}`, `${times} rounds of ${turn}`])
  return { text, items: rounds(times, [work(hard)], rest(easy)) }
}

/** "ladder 1-2-3-2-1 min hard with 1 min jog", "pyramid 400, 800, 400" */
function drawLadder(pick: Pick, sport: SportId): Drawn {
  const isFar = sport === 'running' && pick([true, false])
  const rungs = pick(isFar ? FAR_RUNGS : RUNGS_IN_MINUTES)
  const pause = drawRest(pick, sport)
  const unit = pick(isFar ? ['m', ' m'] : [' min', ' minutes', "'"])
  const text = `${pick(['', 'ladder ', 'pyramid '])}${rungs.join(pick(['-', '/', ', ']))}${unit}${pick(['', ' hard', ' fast'])}${pause.text}`
  const items = rungs.flatMap((rung): Item[] => [
    work(isFar ? { text, metres: rung } : { text, seconds: rung * 60 }),
    pause.item,
  ])
  return { text, items: [...items.slice(0, -1), OPEN] }
}

const FAR_RUNGS: readonly (readonly number[])[] = [
  [400, 800, 1200, 800, 400],
  [200, 400, 600, 400, 200],
  [1200, 800, 400],
]
const RUNGS_IN_MINUTES: readonly (readonly number[])[] = [
  [1, 2, 3, 2, 1],
  [5, 4, 3, 2, 1],
  [2, 4, 6, 4, 2],
  [3, 6, 9],
]

/** "3x(5x400 with 60s jog), 4 min between sets" */
function drawGroup(pick: Pick, sport: SportId): Drawn {
  const times = pick([2, 3, 4])
  const inner = drawSet(pick, sport)
  const pause = minutes(pick, [2, 3, 4, 5])
  const between = pick([
    `, ${pause.text} between sets`,
    ` with ${pause.text} between sets`,
    `; ${pause.text} between sets`,
  ])
  const text = pick([`${times}x(${inner.text})`, `${times} x (${inner.text})`, `${times} rounds of (${inner.text})`])
  return { text: `${text}${between}`, items: rounds(times, inner.items.slice(0, -1), rest(pause)) }
}

/** Steps done several times with a rest between them, or with a place for one. */
export function rounds(times: number, steps: readonly Item[], pause: Item = OPEN): Item[] {
  return Array.from({ length: times }, (_, at) => [...steps, at < times - 1 ? pause : OPEN]).flat()
}

function drawBout(pick: Pick, sport: SportId): Length {
  if (sport === 'swimming') return metres(pick, [25, 50, 75, 100, 150, 200, 300, 400])
  // "3x20s at FTP" may be minutes.
  if (sport === 'cycling') return pick([minutes(pick, [2, 3, 4, 5, 8, 10, 12, 15]), seconds(pick, [40, 60])])
  return pick([
    minutes(pick, [1, 2, 3, 4, 5, 6, 8, 10]),
    seconds(pick, [45, 60, 90]),
    metres(pick, [200, 300, 400, 600, 800, 1000, 1200]),
    distance(pick, [1, 2, 3], 1000, ['k', ' km', 'km']),
    distance(pick, [1], 1609.344, [' mile', 'mi', ' mi']),
  ])
}

function drawRest(pick: Pick, sport: SportId): { text: string; item: Item } {
  if (sport === 'swimming') {
    const length = seconds(pick, [10, 15, 20, 30, 45])
    const words = [
      ` with ${length.text} rest`,
      `, ${length.text} rest`,
      ` (${length.text} rest)`,
      `, rest ${length.text}`,
    ]
    return { text: pick(words), item: rest(length) }
  }
  const easy = sport === 'running' ? 'jog' : 'spin'
  const length = pick([minutes(pick, [1, 2, 3, 4, 5]), seconds(pick, [45, 60, 75, 90])])
  const words = [
    ...[easy, 'rest', 'recovery', 'easy', 'between'].map((word) => ` with ${length.text} ${word}`),
    ...[easy, 'rest', `${easy} recoveries`, 'easy between'].map((word) => `, ${length.text} ${word}`),
    ...[easy, 'rec'].map((word) => ` (${length.text} ${word})`),
    ` off ${length.text}`,
    `, rest ${length.text}`,
  ]
  return { text: pick(words), item: rest(length) }
}

const efforts: Readonly<Record<SportId, readonly (readonly [words: string, target?: Figures])[]>> = {
  running: [
    ...(['', ' hard', ' tempo', ' at threshold', ' @ 10k pace', ' at 5k pace', ' in z4'] as const).map(byName),
    [' @ 4:05/km', { rangeMin: 245 }],
    [' at 3:50/km', { rangeMin: 230 }],
  ],
  cycling: [
    ...(['', ' hard', ' sweet spot', ' at FTP', ' in z5'] as const).map(byName),
    [' @ 250w', { rangeMin: 250 }],
    [' at 95%', { percentMin: 95 }],
    [' @ 105% FTP', { percentMin: 105 }],
  ],
  swimming: ['', ' fast', ' easy', ' @ css', ' hard'].map(byName),
}

function byName(words: string): readonly [words: string] {
  return [words]
}

export function work({ seconds: time, metres: far }: Length): Item {
  return { kind: 'work', ...(time ? { seconds: time } : {}), ...(far ? { metres: far } : {}) }
}

export function rest(length: Length): Item {
  return { ...work(length), kind: 'rest' }
}

export function minutes(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick([' min', 'min', "'", ' mins', ' minutes'])}`, seconds: value * 60 }
}

export function seconds(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(['s', ' sec', ' secs', '"', ' seconds'])}`, seconds: value }
}

export function metres(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(value < 200 ? ['m', ' m'] : ['m', '', ' m'])}`, metres: value }
}

export function distance(pick: Pick, values: readonly number[], each: number, units: readonly string[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(units)}`, metres: value * each }
}
