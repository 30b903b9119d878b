import fc, { type GeneratorValue } from 'fast-check'
import type { SportId } from '#domain/sports/registry.ts'
import { type Aim, drawFigures, drawNamed, type Words } from './drawn-aims.ts'

/**
 * What a session asks for, in the order in which it is trained: lengths of work, rests that are said, and places where a rest
 * may stand although none is said; `around` a part may be anything.
 */
export type Item = {
  kind: 'work' | 'warm-up' | 'cool-down' | 'rest' | 'open rest' | 'around'
  seconds?: number
  metres?: number
  /** How hard the step is, if it is said. */
  aim?: Aim
  /** That it is the rest behind the last bout, which may be left out or be another one. */
  isLast?: true
  /** Of how many easy bouts without a rest this is the first: they may as well be one stretch. */
  together?: number
}

/** A part of a sentence, and what it asks for. */
export type Drawn = { text: string; items: readonly Item[] }

/** A length as it is typed, and what it is. */
export type Length = { text: string; seconds?: number; metres?: number }

/** Where a rest may stand although none is said. */
export const OPEN: Item = { kind: 'open rest' }

/** Chooses among values by the generator of a property. */
export type Pick = <Value>(values: readonly Value[]) => Value

export function pickWith(draw: GeneratorValue): Pick {
  return <Value>(values: readonly Value[]) => values[draw(placeAmong, values.length)] as Value
}

// A generator compares what it is given with all that it was given before: numbers, and few of them, instead of all values.
function placeAmong(count: number): fc.Arbitrary<number> {
  return fc.constantFrom(...Array(count).keys())
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
    sport === 'swimming'
      ? [drawSet, drawSet, drawGroup, drawStretches]
      : [drawSet, drawSet, drawSet, drawTurns, drawTurns, drawLadder, drawGroup, drawStretches]
  return Array.from({ length: pick([1, 1, 2, 2, 3]) }, () => pick(kinds)(pick, sport))
}

/** "6x800 @ 10k pace, 90s jog", "8 x 100m fast (15s rest)", "tempo 4x5 min, 2 min z1" */
function drawSet(pick: Pick, sport: SportId): Drawn {
  const times = pick([2, 3, 4, 5, 6, 8, 10])
  const bout = drawBout(pick, sport)
  const rest = pick([true, true, true, false]) ? drawRest(pick, sport) : undefined
  const count = pick([`${times}x`, `${times} x `, `${times}×`, `${times} times `])
  const words = drawWords(pick, sport)
  const text = `${withWords(pick, words, `${count}${bout.text}`)}${rest?.text ?? ''}`
  const items = rounds(times, [work(bout, words?.aim)], rest?.item)
  const isStretch = !rest && words && EASY_ZONES.test(String(words.aim.zones))
  return { text, items: isStretch ? items.map((one, at) => (at === 0 ? { ...one, together: times } : one)) : items }
}

/** How hard a set is; often that is not said. */
function drawWords(pick: Pick, sport: SportId): Words | undefined {
  const draw = pick([drawNamed, drawNamed, drawFigures, undefined])
  const words = draw?.(pick, sport, pick(['work', 'work', 'work', 'easy']))
  // Nobody begins a set with words that it is easy.
  return words && EASY_ZONES.test(String(words.aim.zones)) ? { ...words, before: '' } : words
}

const EASY_ZONES = /^[12]/

/** The words before a part or behind it: "tempo 20 min", "20 min @ tempo" */
function withWords(pick: Pick, words: Words | undefined, text: string): string {
  if (!words) return text
  return words.before && pick([true, false, false]) ? `${words.before}${text}` : `${text}${words.behind}`
}

/** "8x(2 min hard / 1 min easy)", "40s fast, 20s slow x 10", "4x 1 km @ MP, 1 km easy" */
function drawTurns(pick: Pick, sport: SportId): Drawn {
  const times = pick([3, 4, 5, 6, 8, 10])
  const [hard, easy] = pick([
    [minutes(pick, [1, 2, 3, 4, 5]), minutes(pick, [1, 2, 3])],
    [minutes(pick, [1, 2, 3, 4, 5]), seconds(pick, [30, 60, 90])],
    [seconds(pick, [40, 45, 50]), seconds(pick, [20, 30, 60, 90])],
    ...(sport === 'running'
      ? [[distance(pick, [2, 3], 1000, ['k', ' km', 'km']), distance(pick, [1, 2], 1000, ['k', ' km', 'km'])] as const]
      : []),
  ])
  const on = drawNamed(pick, sport, 'work')
  const isBracketed = pick([true, true, false])
  const others = isBracketed ? [drawNamed(pick, sport, 'work')] : []
  const off = pick([
    ...[drawNamed(pick, sport, 'easy'), drawNamed(pick, sport, 'easy'), plainWords(sport)],
    ...others.filter(({ aim }) => JSON.stringify(aim) !== JSON.stringify(on.aim)),
  ])
  const turn = `${hard.text}${on.behind}${pick([', ', ' / ', ' and ', ' '])}${easy.text}${off.behind}`
  const text = isBracketed
    ? pick([`${times}x(${turn})`, `${times} x (${turn})`, `${times} rounds of ${turn}`])
    : `${times}x ${turn}`
  return { text, items: rounds(times, [work(hard, on.aim)], rest(easy, off.aim)) }
}

function plainWords(sport: SportId): Words {
  return { before: '', behind: sport === 'cycling' ? ' spin' : ' jog', aim: EASY }
}

const EASY: Aim = { zones: [1, 2] }

/** "20 min easy, then 10 min threshold, 5 min z2" */
function drawStretches(pick: Pick, sport: SportId): Drawn {
  // In a pool "z2 300" would be a row.
  const isBefore = sport !== 'swimming' && pick([true, false, false])
  const stretches = pick(KINDS_OF_STRETCHES).map((kind) => {
    const { text, ...length } = drawStretch(pick, sport)
    const { before, behind, aim } = drawNamed(pick, sport, kind)
    return {
      text: isBefore ? `${before}${text}` : `${text}${behind}`,
      items: [work({ text, ...length }, aim), OPEN],
    }
  })
  const joints = isBefore ? [', ', ' then ', ', then '] : [', ', ' then ', ', then ', ' + ', ' and ']
  const text = stretches.map((one) => one.text).join(pick(joints))
  return { text, items: stretches.flatMap(({ items }) => items) }
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
  return { text: `${text}${between}`, items: rounds(times, inner.items, rest(pause)) }
}

/** Steps done several times with a rest between them, or with a place for one; that behind the last may be left out. */
export function rounds(times: number, steps: readonly Item[], pause: Item = OPEN): Item[] {
  const last: Item = pause === OPEN ? OPEN : { ...pause, isLast: true }
  return Array.from({ length: times }, (_, at) => [...steps, at < times - 1 ? pause : last]).flat()
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

/** With some work: what is easy as a whole needs no steps. */
const KINDS_OF_STRETCHES = [
  ['easy', 'work'],
  ['work', 'easy'],
  ['work', 'work'],
  ['easy', 'work', 'easy'],
  ['work', 'easy', 'work'],
  ['easy', 'easy', 'work'],
] as const

function drawStretch(pick: Pick, sport: SportId): Length {
  if (sport === 'swimming') return metres(pick, [100, 200, 300, 400])
  const time = minutes(pick, [5, 8, 10, 12, 15, 20])
  return sport === 'running' ? pick([time, time, drawKilometres(pick)]) : time
}

function drawKilometres(pick: Pick): Length {
  return distance(pick, [1, 2, 3], 1000, ['k', ' km', 'km'])
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
  const aimed = pick([drawNamed, drawFigures])(pick, sport, 'easy')
  const words = [
    ...[easy, 'rest', 'recovery', 'easy', 'between'].map((word) => ` with ${length.text} ${word}`),
    ...[easy, 'rest', `${easy} recoveries`, 'easy between'].map((word) => `, ${length.text} ${word}`),
    ...[easy, 'rec'].map((word) => ` (${length.text} ${word})`),
    ` off ${length.text}`,
    `, rest ${length.text}`,
  ]
  const withAim = [' with ', ' / '].map((sign) => `${sign}${length.text}${aimed.behind}`)
  return pick([
    { text: pick(words), item: rest(length) },
    { text: pick(words), item: rest(length) },
    {
      text: pick([...withAim, ` (${length.text}${aimed.behind})`, `, ${length.text} recovery${aimed.behind}`]),
      item: rest(length, aimed.aim),
    },
  ])
}

export function work({ seconds: time, metres: far }: Length, aim?: Aim): Item {
  return { kind: 'work', ...(time ? { seconds: time } : {}), ...(far ? { metres: far } : {}), ...(aim ? { aim } : {}) }
}

export function rest(length: Length, aim?: Aim): Item {
  return { ...work(length, aim), kind: 'rest' }
}

export function minutes(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick([' min', 'min', "'", ' mins', ' minutes'])}`, seconds: value * 60 }
}

export function seconds(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(['s', ' sec', ' secs', '"', ' seconds'])}`, seconds: value }
}

function metres(pick: Pick, values: readonly number[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(value < 200 ? ['m', ' m'] : ['m', '', ' m'])}`, metres: value }
}

function distance(pick: Pick, values: readonly number[], each: number, units: readonly string[]): Length {
  const value = pick(values)
  return { text: `${value}${pick(units)}`, metres: value * each }
}
