import type { Reader } from '../mention.ts'
import { skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { readSession } from './sessions.ts'
import { readEvery } from './structure/every.ts'

const overUnders = new Set(['o', 'over', 'overunders', 'overunder'])

// "over unders" is a session; "over 10 km" is a limit.
export const readOverUndersFirst: Reader = whereSaid(overUnders, (tokens, at, before) => {
  const found = readSession(tokens, at, before)
  return found?.value.kind === 'session' && found.value.session === 'over-unders' ? found : undefined
})

// "5k pace" is a pace, not a length of five kilometres; "goal mile pace" is the one that is run already.
export function readRacePaceFirst(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = readSession(tokens, skip(tokens, at, goals), before)
  if (found && isEffortOf(tokens, found.next)) return undefined
  return found?.value.kind === 'race pace' ? found : undefined
}

/** Whether "effort" ends before the index and how hard it is follows: "5k effort at tempo" is a length. */
function isEffortOf(tokens: readonly Token[], at: number): boolean {
  const isAimed = textAt(tokens, at - 1) === 'effort' && aims.has(textAt(tokens, at))
  return isAimed && readSession(tokens, at + 1, []) !== undefined
}

const aims = new Set(['at', '@', 'in'])
const goals = new Set(['goal', 'target', 'current'])

// "one hour power" is a session, though it begins like a length.
export function readSessionBeforeLength(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = readSession(tokens, at, before)
  return found && readAmount(tokens, at) && isEffortOf(tokens, found.next) ? undefined : found
}

// "30 s strides every 10 min" are no strides; "on every 2 min" is a send-off.
export function readPickUps(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  return tokens[at]?.text === 'every' ? undefined : readEvery(tokens, at, before)
}
