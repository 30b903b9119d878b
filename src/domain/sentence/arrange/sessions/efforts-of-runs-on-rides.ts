import type { Part } from './parts.ts'
import type { Said } from './words.ts'

/** Efforts that are named by races of runners, on a bike: "5 x 3 min at 5k effort" */
export function onBikes(part: Part): Part {
  return { ...part, parts: part.parts.map(onBikes), aims: part.aims.map(effortOnBikes) }
}

function effortOnBikes(said: Said): Said {
  const [name, effort] = EFFORTS.find(([pace]) => pace === said.words) ?? []
  return name && effort
    ? { ...said, words: effort, tell: `An effort as at ${name} was read as ${effort} on a bike.` }
    : said
}

const EFFORTS: readonly (readonly [pace: string, effort: string])[] = [
  ['3k pace', 'vo2max'],
  ['5k pace', 'vo2max'],
  ['10k pace', 'threshold'],
  ['half marathon pace', 'threshold'],
]
