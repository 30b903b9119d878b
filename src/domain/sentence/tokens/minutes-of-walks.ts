import { readUnit } from './read-unit.ts'
import { type Token, textAt } from './tokens.ts'

/**
 * Puts the unit behind figures of a programme of running and walking that has none: "walk 5, run 1 walk 2 x 8, walk 5",
 * "walk5 (jog2 walk1)x6". They are minutes, where one stands beside a walk and another one beside a run.
 */
export function timeRunsAndWalks(tokens: readonly Token[]): Token[] {
  const isBeside = (way: RegExp, at: number) => {
    const behind = readUnit(tokens, at + 1)?.next ?? at + 1
    return way.test(textAt(tokens, at - 1)) || way.test(textAt(tokens, behind))
  }
  const times = tokens.flatMap((_, at) => (isTime(tokens, at) && (isBeside(WALK, at) || isBeside(RUN, at)) ? [at] : []))
  const isProgramme =
    times.length > 1 && times.some((at) => isBeside(WALK, at)) && times.some((at) => isBeside(RUN, at))
  if (!isProgramme) return [...tokens]
  const beside = times.filter((at) => isBareMinutes(tokens, at))
  return tokens.flatMap((token, at) =>
    beside.includes(at)
      ? [token, { kind: 'word', text: 'min', from: token.to, to: token.to, glued: true } as const]
      : [token],
  )
}

/** Whether a figure is a time, or has no unit and can be one. */
function isTime(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at]?.kind === 'number' ? readUnit(tokens, at + 1)?.value : undefined
  return unit === 'minutes' || unit === 'seconds' || unit === 's' || isBareMinutes(tokens, at)
}

function isBareMinutes(tokens: readonly Token[], at: number): boolean {
  const isFigure = tokens[at]?.kind === 'number' && Number(textAt(tokens, at)) <= MAX_MINUTES
  // "jog 3 walk 2 x5": the sign is that of the pair.
  const isSecond = tokens[at - 2]?.kind === 'number' || readUnit(tokens, at - 2) !== undefined
  const isOfPair = isSecond && counts.has(textAt(tokens, at + 1)) && isWay(textAt(tokens, at - 1))
  const isOfOther = (signs.has(textAt(tokens, at + 1)) && !isOfPair) || signs.has(textAt(tokens, at - 1))
  return isFigure && !isOfOther && !readUnit(tokens, at + 1)
}

function isWay(word: string): boolean {
  return WALK.test(word) || RUN.test(word)
}

// A greater figure is a distance (our choice).
const MAX_MINUTES = 60
const WALK = /^walk(?:s|ing)?$/
const RUN = /^(?:run|jog)(?:s|ning|ging)?$/
const counts = new Set(['x', '*'])
const signs = new Set(['x', '*', ':', '/', '-', '@', '%', 'times'])
