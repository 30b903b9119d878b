import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Scanned } from './scan-lengths.ts'

/** By how much a target changes from one repetition to the next. */
export type Step = { by: number; unit: 'power' | 'percent' }

/** "up 2% each", "add 5 watts each one", "+20 w every", "dropping 10 w per rep"; the word for each repetition may stand behind it. */
export function stepAt(tokens: readonly Token[], at: number): Scanned<Step> | undefined {
  let next = at
  while (/^(?:going|and|then|go)$/.test(tokens[next]?.text ?? '')) next += 1
  const verb = tokens[next]?.text ?? ''
  const isUp = UP.test(verb)
  if (!isUp && !DOWN.test(verb)) return undefined
  next += 1
  if (/^(?:up|by|down)$/.test(tokens[next]?.text ?? '')) next += 1
  const figure = tokens[next]
  if (figure?.kind !== 'number' || figure.value > MOST) return undefined
  const watts = atomAt(tokens, next + 1, 'watts')
  const percent = watts ? undefined : atomAt(tokens, next + 1, 'percent')
  const unit = watts ?? percent
  if (!unit) return undefined
  const isBehindEach = [1, 2, 3, 4].some((back) => /^(?:every|each)$/.test(tokens[at - back]?.text ?? ''))
  const end = eachAt(tokens, unit.next) ?? (isBehindEach ? unit.next : undefined)
  // A sign alone needs what it is for: "+20 w every min".
  if (end === undefined) return undefined
  return { value: { by: isUp ? figure.value : -figure.value, unit: watts ? 'power' : 'percent' }, next: end }
}

const UP = /^(?:up|add|adding|increase|increasing|increases|rise|rising|raise|raising|\+|plus|stepping|step)$/
const DOWN = /^(?:down|drop|dropping|drops|minus|decrease|decreasing|less)$/
const MOST = 60

/** "each one", "every rep", "per round", "a rung"; "every" before a time stays for it. */
function eachAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? ''
  if (!/^(?:each|every|evry|ea|per|a|\/)$/.test(word)) return undefined
  const noun = tokens[at + 1]?.text ?? ''
  if (NOUN.test(noun)) return at + 2
  if (
    /^(?:each|every|evry|per|\/)$/.test(word) &&
    (tokens[at + 1]?.kind === 'number' || /^(?:min|mins|minute|minutes)$/.test(noun))
  )
    return at
  return word === 'each' || word === 'ea' ? at + 1 : undefined
}

const NOUN = /^(?:one|rep|rung|time|round|interval|effort|set|block|step|repeat)$/
