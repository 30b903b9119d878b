import fc from 'fast-check'
import type { SportId } from '#domain/sports/registry.ts'
import { drawFigures, type Words } from './drawn-aims.ts'
import { type Drawn, drawEnd, type Item, type Pick, pickWith, rest, rounds, work } from './drawn-blocks.ts'
import type { DrawnStructure } from './drawn-structures.ts'

/** Repetitions of a said length that parts fill, once or several times, between a warm-up and a cool-down. */
export const drawnBouts: fc.Arbitrary<DrawnStructure> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick<SportId>(['running', 'cycling'])
  const main = pick([drawTurns, drawTurns, drawBursts])(pick, sport)
  const ends = (end: 'warm-up' | 'cool-down') => (pick([true, false]) ? [drawEnd(pick, sport, end)] : [])
  const parts = [...ends('warm-up'), main, ...ends('cool-down')]
  const text = parts.map((part) => part.text).join(', ')
  return {
    sport,
    sentence: `${sport === 'running' ? 'run' : 'bike'} ${text}`,
    items: parts.flatMap(({ items }) => items),
  }
})

type Part = { seconds: number; aim: Words }

/** "3x9 min as 2 min @ 95% / 1 min @ 110%, 4 min easy between", "4 x 8 min (10 s at 200%, 20 s at 85%), 5 min off" */
function drawTurns(pick: Pick, sport: SportId): Drawn {
  const lengths = pick<readonly number[]>([
    [60, 60],
    [120, 60],
    [40, 20],
    [30, 15],
    [45, 75, 60],
    [20, 40],
    [195, 45],
  ])
  const parts = lengths.map((seconds) => ({ seconds, aim: drawFigures(pick, sport, 'work') }))
  const sum = lengths.reduce((all, one) => all + one, 0)
  const often = pick([2, 3, 4, 5].filter((times) => (times * sum) % 60 === 0))
  const joint = pick([', ', ' / ', ' + ', ' then '])
  const row = parts.map(({ seconds, aim }) => `${inWords(pick, seconds)}${aim.behind}`).join(joint)
  const filled = pick([` (${row})`, ` as ${row}`, ` of ${row}`, `: ${row}`, ` = ${row}`, ` (${row}, repeat)`])
  return bouts(pick, `${(often * sum) / 60} min${filled}`, parts, often)
}

/** "2 x 12 min @ 90% w/ 10 s sprint every 3 min, 5 min easy" */
function drawBursts(pick: Pick, sport: SportId): Drawn {
  const [every, often, burst] = [pick([60, 120, 180]), pick([2, 3, 4]), pick([5, 10, 15, 20])]
  const [steady, hard] = [drawFigures(pick, sport, 'work'), drawFigures(pick, sport, 'work')]
  const name = pick(['', ' burst', ' surge'])
  const link = pick([' w/ ', ' with a ', ' w ', ', with ', ' with '])
  const words = `${steady.behind}${link}${burst}${pick(['s', ' s', ' sec'])}${name}${hard.behind} every ${inWords(pick, every)}`
  const parts = [
    { seconds: every - burst, aim: steady },
    { seconds: burst, aim: hard },
  ]
  return bouts(pick, `${(often * every) / 60} min${words}`, parts, often)
}

function bouts(pick: Pick, bout: string, parts: readonly Part[], often: number): Drawn {
  const times = pick([2, 3, 4])
  const pause = pick([3, 4, 5])
  const steps = Array.from({ length: often }, () =>
    parts.map(({ seconds, aim: { aim } }): Item => work({ text: '', seconds }, aim)),
  ).flat()
  const between = pick([
    `${pause} min easy between`,
    `${pause} min rest`,
    `${pause} min off`,
    `${pause}' rec`,
    `${pause} min z1 betw`,
    `with ${pause} min easy btwn`,
  ])
  return {
    text: `${times}${pick(['x', ' x '])}${bout}, ${between}`,
    items: rounds(times, steps, rest({ text: '', seconds: pause * 60 })),
  }
}

function inWords(pick: Pick, seconds: number): string {
  const [minutes, left] = [Math.floor(seconds / 60), seconds % 60]
  if (left === 0) return `${minutes}${pick([' min', 'min', "'"])}`
  if (minutes === 0) return `${left}${pick(['s', ' s', ' sec'])}`
  return `${minutes}:${left}`
}
