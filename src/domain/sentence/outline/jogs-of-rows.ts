import type { Mention } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Part, roleOf } from './part.ts'

/**
 * The parts of a row of bouts, each with the jog that is said once behind all of them: "400 m, 600 m, 400 m with 200 m jog",
 * "1600 @ 10k, 1200 @ 5k, 400 jog after each".
 */
export function shareJogOfRow(parts: readonly Part[], sentence: string): Part[] {
  const row = parts.slice(0, -1)
  const jog = parts.at(-1)?.head
  const isRow = row.length >= 2 && row.every((part) => isBout(part))
  if (!isRow || jog?.kind !== 'amount' || !isOfEach(jog, row.length, sentence)) return [...parts]
  const rest: Mention = { kind: 'rest', rest: inMetres(jog.amount), isAfterEach: true, from: jog.from, to: jog.to }
  return row.map((part) => ({ ...part, about: [...part.about, rest] }))
}

function isBout(part: Part): boolean {
  const { head } = part
  return head?.kind === 'amount' && roleOf(part) === undefined && head.place === undefined && isShort(head.amount)
}

function isShort(amount: Amount): boolean {
  if (amount.kind === 'time') return amount.seconds <= MAX_BOUT_SECONDS
  if (amount.kind !== 'distance') return amount.kind !== 'clock'
  return amount.unit === 'meters' || amount.unit === 'yards' || amount.value <= MAX_BOUT
}

// Our choice; the distance in kilometres or miles.
const MAX_BOUT_SECONDS = 12 * 60
const MAX_BOUT = 3

function isOfEach({ from, to }: Mention, count: number, sentence: string): boolean {
  const behind = sentence.slice(to)
  if (EACH.test(behind)) return true
  return count > 2 && WITH.test(sentence.slice(0, from)) && JOG.test(behind)
}

const EACH = /^\s*(?:jog|float|walk|rest|recover)\w*[^,;\n\d]{0,12}\b(?:after|between)\s+(?:each|all|every)\b/i
const WITH = /(?:\bw\/|\bwith)\s*(?:an?\s+)?$/i
const JOG = /^\s*(?:jog|float|walk|rest|recover)/i

/** "400 jog": nobody jogs for as many minutes. */
function inMetres(amount: Amount): Amount {
  const isFar = (amount.kind === 'bare' || amount.kind === 'm') && amount.value >= MIN_METRES
  return isFar ? { kind: 'distance', value: amount.value, unit: 'meters' } : amount
}

const MIN_METRES = 50
