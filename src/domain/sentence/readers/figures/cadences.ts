import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { aFigure, readFigures } from './ranges.ts'

/** Turns, steps or strokes a minute: `90rpm`, "85-95 rpm", "cadence 90". */
export const readCadence: Reader = startingWith(
  () => [aFigure, names.keys()],
  (tokens, at) => {
    // "60/90 rpm" is no pair of work and rest.
    const isList =
      textAt(tokens, at + 1) === '/' && tokens[at + 2]?.kind === 'number' && matchPhrase(tokens, at + 3, units)
    if (isList && tokens[at]?.kind === 'number')
      return { value: { kind: 'unsupported', sentence: LISTED }, next: isList.next }
    const named = matchPhrase(tokens, at, names)
    const figures = readFigures(tokens, named ? skip(tokens, named.next, links, { most: 3 }) : at)
    const unit = figures && matchPhrase(tokens, skip(tokens, figures.next, plus), units)
    if (!figures || (!named && !unit) || figures.value.low < MIN_CADENCE) return undefined
    // "rpm 90 / 85 / 80"
    const listed = named ? endOfList(tokens, figures.next) : figures.next
    if (listed > figures.next) return { value: { kind: 'unsupported', sentence: LISTED }, next: listed }
    return { value: { kind: 'cadence', ...figures.value }, next: unit?.next ?? skip(tokens, figures.next, plus) }
  },
)

/** The index behind more figures of a list with slashes. */
function endOfList(tokens: readonly Token[], at: number): number {
  return textAt(tokens, at) === '/' && tokens[at + 1]?.kind === 'number' ? endOfList(tokens, at + 2) : at
}

const LISTED = 'Write each set with its cadence, such as 3x8 min at 60 rpm, 3x4 min at 90 rpm.'

// A smaller figure behind "cadence" is something else (our choice).
const MIN_CADENCE = 20

const plus = new Set(['+'])
const names = indexList(
  'cadence,cad,rpm,rpms,low cadence,high cadence,fast cadence,quick cadence,slow cadence,low rpm,high rpm',
)
const units = indexList('rpm,rpms,spm,cadence,strokes per minute,steps per minute')
const links = new Set([
  'of',
  'is',
  '=',
  ':',
  'at',
  '@',
  'around',
  'about',
  '>',
  '<',
  '~',
  'above',
  'over',
  'under',
  'below',
])
