import { sportOf } from '../../sports/registry.ts'
import { measure } from './measure.ts'
import type { Part } from './part.ts'
import { secondsOf } from './times-within.ts'
import type { Writing } from './writing.ts'

/** On land a rest behind a bracket that is longer than its bouts is between the sets: "3x(4x5 min), 10 min rest". */
export function placeRestBehindSets(part: Part, writing: Writing): Part {
  const { inner, rest, after, times } = part
  const [set, ...others] = inner ?? []
  if (!set || others.length > 0 || !rest?.length || rest.where || after || times.length !== 1) return part
  if (sportOf(writing.sport).inPool || set.times.length !== 1 || set.rest || !set.length) return part
  const bout = measure(set.length, 'bout', writing)
  const pause = measure(rest.length, 'rest', writing)
  if (!bout || pause?.unit !== 'seconds') return part
  const seconds = bout.unit === 'seconds' ? bout.value : secondsOf([...set.aims, ...part.aims], bout, writing)
  const own = seconds ?? (bout.unit === 'seconds' ? 0 : metresIn(bout) * SECONDS_PER_METRE)
  if (pause.value < LEAST_BETWEEN || pause.value < own * LONGER) return part
  const { rest: _, ...group } = part
  return { ...group, after: { ...rest, where: 'sets' } }
}

function metresIn({ value, unit }: { value: number; unit: string }): number {
  return unit === 'kilometers' ? value * 1000 : unit === 'miles' ? value * 1609.344 : value
}

// Our choices: seconds, of the time of a bout, and of running hard.
const [LEAST_BETWEEN, LONGER, SECONDS_PER_METRE] = [120, 1.5, 0.26]
