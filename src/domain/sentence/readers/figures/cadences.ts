import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readFigures } from './ranges.ts'

/** Turns, steps or strokes a minute: `90rpm`, "85-95 rpm", "cadence 90". */
export const readCadence: Reader = (tokens, at) => {
  const named = matchPhrase(tokens, at, names)
  const figures = readFigures(tokens, named ? skip(tokens, named.next, links, { most: 2 }) : at)
  const unit = figures && matchPhrase(tokens, skip(tokens, figures.next, plus), units)
  if (!figures || (!named && !unit) || figures.value.low < MIN_CADENCE) return undefined
  return { value: { kind: 'cadence', ...figures.value }, next: unit?.next ?? skip(tokens, figures.next, plus) }
}

// A smaller figure behind "cadence" is something else (our choice).
const MIN_CADENCE = 20

const plus = new Set(['+'])
const names = indexList('cadence,cad')
const units = indexList('rpm,spm,cadence,strokes per minute,steps per minute')
const links = new Set(['of', 'is', '=', ':', 'at', '@', 'around', 'about'])
