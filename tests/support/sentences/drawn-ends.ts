import fc from 'fast-check'
import type { SportId } from '#domain/sports/registry.ts'
import { type Item, type Length, OPEN, type Pick, pickWith, rest, rounds, work } from './drawn-blocks.ts'
import type { DrawnStructure } from './drawn-structures.ts'

/** A set with its ends in any words, in any order of length, place and manner, before, behind or around it. */
export const drawnEnds: fc.Arbitrary<DrawnStructure> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick<SportId>(['running', 'running', 'cycling', 'swimming'])
  const set = pick(sets[sport])
  const [up, down] = [drawLength(pick, sport), drawLength(pick, sport)]
  const isBoth = pick([true, false])
  const ends = isBoth ? both(pick, sport, up.text) : apart(pick, sport, up.text, down.text)
  const sentence = pick([
    `${set.text}, ${ends}`,
    `${set.text}. ${ends}`,
    `${set.text}${pick([' w/ ', ' plus ', ', '])}${ends}`,
  ])
  const items: Item[] = [
    { ...up.item, kind: 'warm-up' },
    OPEN,
    ...rounds(set.times, [work(set.bout)], rest(set.pause)),
    OPEN,
    { ...(isBoth ? up : down).item, kind: 'cool-down' },
  ]
  return { sport, sentence, items }
})

/** "15 each side", "wup cdown 15 each", "w/ 2k jog either side", "400 choice before & after" */
function both(pick: Pick, sport: SportId, length: string): string {
  const manner = pick(manners[sport])
  const place = pick(placesOfBoth[sport])
  return pick([
    `${length}${manner} ${place}`,
    `${length} ${place}${manner}`,
    `${place} ${length}${manner}`,
    `${place} ${length}${manner} each`,
  ])
}

/** "10 before & 5 after", "2k there 2k back easy", "20 w / 15 c" */
function apart(pick: Pick, sport: SportId, up: string, down: string): string {
  const [first, last] = pick(pairs[sport])
  const [one, other] = [pick(manners[sport]), pick(manners[sport])]
  const join = pick([', ', ' & ', ' and ', ' + '])
  return `${up}${one} ${first}${join}${down}${other} ${last}`
}

/** Without a unit they are minutes, and metres in a pool. */
function drawLength(pick: Pick, sport: SportId): { text: string; item: Item } {
  if (sport === 'swimming') {
    const metres = pick([200, 300, 400])
    return { text: pick([`${metres}`, `${metres}m`, `${metres} m`]), item: work({ text: '', metres }) }
  }
  const far = pick([1, 2, 3])
  const long = pick([10, 12, 15, 20])
  const inMinutes = {
    text: pick([`${long}`, `${long} min`, `${long} mins`, `${long}'`]),
    item: work({ text: '', seconds: long * 60 }),
  }
  return sport === 'running'
    ? pick([inMinutes, { text: pick([`${far}k`, `${far} km`]), item: work({ text: '', metres: far * 1000 }) }])
    : inMinutes
}

const manners: Readonly<Record<SportId, readonly string[]>> = {
  running: ['', '', ' easy', ' ez', ' jog'],
  cycling: ['', '', ' easy', ' spin', ' ez'],
  swimming: ['', '', ' easy', ' ez'],
}

const placesOfAll = [
  'each side',
  'either side',
  'each end',
  'both ends',
  'before & after',
  'before and after',
  'wu/cd',
  'wu & cd',
  'wup n cdown',
  'WU + WD',
  'warm up and warm down',
  'w/u & c/d',
]
const placesOfBoth: Readonly<Record<SportId, readonly string[]>> = {
  running: [...placesOfAll, 'each way', 'either end', 'there and back'],
  cycling: [...placesOfAll, 'each way', 'on each end'],
  swimming: placesOfAll,
}

const pairsOfAll = [
  ['before', 'after'],
  ['b4', 'aft'],
  ['wu', 'wd'],
  ['warm up', 'cdn'],
] as const
const pairs: Readonly<Record<SportId, readonly (readonly [string, string])[]>> = {
  running: [...pairsOfAll, ['there', 'back'], ['out', 'home'], ['w', 'c']],
  cycling: [...pairsOfAll, ['out', 'back'], ['w', 'c']],
  swimming: [...pairsOfAll, ['in', 'out']],
}

const inTime = (seconds: number) => ({ text: '', seconds })
const inMetres = (metres: number) => ({ text: '', metres })
const sets: Readonly<Record<SportId, readonly { text: string; times: number; bout: Length; pause: Length }[]>> = {
  running: [
    { text: '6x800 @ 5k pace with 2 min jog', times: 6, bout: inMetres(800), pause: inTime(120) },
    { text: 'run 5 x 3 min hard, 90 s jog', times: 5, bout: inTime(180), pause: inTime(90) },
    { text: '4x1k at threshold, 60s rest', times: 4, bout: inMetres(1000), pause: inTime(60) },
  ],
  cycling: [
    { text: 'turbo 4x8 min @ 95%, 4 min easy', times: 4, bout: inTime(480), pause: inTime(240) },
    { text: 'bike 5 x 3 min at 115% with 3 min easy', times: 5, bout: inTime(180), pause: inTime(180) },
  ],
  swimming: [
    { text: 'swim 10x100 css 15s rest', times: 10, bout: inMetres(100), pause: inTime(15) },
    { text: '8x50 fast with 30s rest, swim', times: 8, bout: inMetres(50), pause: inTime(30) },
  ],
}
