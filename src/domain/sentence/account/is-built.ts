import { toMetres } from '../../units/distance.ts'
import type { BuiltFigures } from './built-figures.ts'
import type { Counted, WrittenFigure } from './written-figures.ts'

/** Whether what was built holds a figure as it is written: "10 s" is a step or a rest of ten seconds, or a sum of them. */
export function isBuilt({ readings, parts }: WrittenFigure, built: BuiltFigures): boolean {
  const isOne = (some: WrittenFigure['readings']) => some.some(({ value, counted }) => isBuiltAs(value, counted, built))
  return isOne(readings) || parts?.every(isOne) === true
}

function isBuiltAs(value: number, counted: Counted, built: BuiltFigures): boolean {
  switch (counted) {
    case 'seconds':
      return has(built.seconds, value)
    case 'kilometers':
    case 'miles':
    case 'meters':
    case 'yards':
      return has(built.metres, toMetres(value, counted))
    case 'watts':
      return has(built.watts, value)
    case 'percent':
      return has(built.percents, value)
    case 'beats':
      return has(built.beats, value)
    case 'turns':
      return has(built.turns, value)
    case 'laps':
      // Of a track, or of the long pool, whose laps alone are read.
      return [METRES_OF_LAP, 50].some((lap) => has(built.metres, value * lap)) || has(built.numbers, value)
    case 'lengths':
      return [...POOLS].some((pool) => has(built.metres, value * pool)) || has(built.numbers, value)
    case 'metres of many':
      return value >= LEAST_METRES && (has(built.metres, value) || has(built.metres, toMetres(value, 'yards')))
    // "(50m free + 50m back)" is a name of what is swum.
    case 'offset':
      return false
    case 'count':
    case 'number':
      return built.numbers.has(value)
    case 'speed':
      return has(built.speeds, value)
    case 'bare':
      return (
        [built.numbers, built.watts, built.percents, built.beats, built.turns, built.speeds].some((all) =>
          all.has(value),
        ) ||
        has(built.percents, value * 100) ||
        [value, value * 60, value * 3600].some((one) => has(built.seconds, one)) ||
        [value, value * 1000, toMetres(value, 'miles'), toMetres(value, 'yards')].some((one) => has(built.metres, one))
      )
  }
}

/** Whether a figure is among others, as far as they are rounded: paces and sums are. */
function has(all: ReadonlySet<number>, figure: number): boolean {
  if (all.has(figure)) return true
  const slack = Math.max(0.51, figure * 0.015)
  for (const one of all) if (Math.abs(one - figure) <= slack) return true
  return false
}

// Nobody repeats "20s" of metres.
const LEAST_METRES = 25
const METRES_OF_LAP = 400
const POOLS = [25, 50, toMetres(25, 'yards')]
