import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { CHANGED } from '../../tokens/words/unsupported-words.ts'
import { readSession } from '../sessions.ts'

const signs = new Set(['+', '-'])
const comparisons = new Set(['faster', 'slower', 'quicker'])
const falls = indexList('down to,into,working down to,dropping to,descending to,building to,up to')
const starts = indexList('start at,starting at,start @,starting @,start,starting')
const wordsOfChange = new Set([...signs, ...comparisons, ...falls.keys(), ...starts.keys()])

/** A target that is counted from another one, or changes: "MP+20s", "FTP-10w", "5 s faster", "8:00 down to 7:00". */
export const readChangedTarget: Reader = whereSaid(wordsOfChange, (tokens, at, before) => {
  const next =
    offsetEnd(tokens, at, before) ?? comparisonEnd(tokens, at) ?? fallEnd(tokens, at) ?? startAndFinishEnd(tokens, at)
  return next === undefined ? undefined : { value: { kind: 'unsupported', sentence: CHANGED }, next }
})

/** "10kp -5s", "FTP+10", "threshold+5w": the sign stands directly before the figure. */
function offsetEnd(tokens: readonly Token[], at: number, before: Parameters<Reader>[2]): number | undefined {
  if (!isSignNear(tokens, at)) return undefined
  const session = readSession(tokens, at, before)
  const isNamed = session?.value.kind === 'session' || session?.value.kind === 'race pace'
  const named = textAt(tokens, at) === 'ftp' ? { next: at + 1 } : isNamed ? session : undefined
  if (!named || textAt(tokens, at) === 'css') return undefined
  const [sign, figure] = [tokens[named.next], tokens[named.next + 1]]
  if (!sign || !['+', '-'].includes(sign.text) || figure?.kind !== 'number' || !figure.glued) return undefined
  const unit = skip(tokens, named.next + 2, units)
  // "tempo -10 min easy": a part of its own.
  if (!sign.glued && unit === named.next + 2) return undefined
  const isLength = unit === named.next + 2 && readAmount(tokens, named.next + 1)?.value.kind !== 'bare'
  if (isLength || ['x', '*'].includes(textAt(tokens, unit))) return undefined
  const per = textAt(tokens, unit) === '/' ? unit + 2 : unit
  return per
}

/** Whether a sign follows within the words that a target can have: this is asked of every word. */
function isSignNear(tokens: readonly Token[], at: number): boolean {
  for (let ahead = 1; ahead <= MAX_WORDS; ahead += 1) if (signs.has(textAt(tokens, at + ahead))) return true
  return false
}

// "half marathon goal race pace"
const MAX_WORDS = 5

/** "each 5 s faster", "10 w more", "2% harder" of a figure without a distance. */
function comparisonEnd(tokens: readonly Token[], at: number): number | undefined {
  const start = skip(tokens, skip(tokens, at, signsOfTargets), each, { most: 2 })
  const low = readAmount(tokens, start)
  const isRange = low && ['-', 'to'].includes(textAt(tokens, low.next)) && tokens[low.next + 1]?.kind === 'number'
  const amount = isRange ? readAmount(tokens, low.next + 1) : low
  if (!amount || amount.value.kind === 'distance' || tokens[start]?.kind !== 'number') return undefined
  const compared = skip(tokens, skip(tokens, amount.next, units), perWords, { most: 2 })
  if (!comparisons.has(textAt(tokens, compared))) return undefined
  // "10 s slower than half marathon pace"; in "40 min slower than 5:00/km" the time is the length.
  const isThan = textAt(tokens, compared + 1) === 'than'
  if (isThan && readAmount(tokens, compared + 2)) return undefined
  const other = isThan ? readSession(tokens, compared + 2, []) : undefined
  return other?.next ?? skip(tokens, compared + 1, eachLength, { most: 3 })
}

/** "8:00 down to 7:00", "8:00 working down to 7:00" */
function fallEnd(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.kind !== 'clock') return undefined
  const link = matchPhrase(tokens, at + 1, falls)
  return link && tokens[link.next]?.kind === 'clock' ? link.next + 1 : undefined
}

/** "start at 5:30 and finish at 4:30": two paces of one length. */
function startAndFinishEnd(tokens: readonly Token[], at: number): number | undefined {
  const start = matchPhrase(tokens, at, starts)
  if (!start || tokens[start.next]?.kind !== 'clock') return undefined
  const finish = matchPhrase(tokens, skip(tokens, start.next + 1, joints, { most: 2 }), finishes)
  return finish && tokens[finish.next]?.kind === 'clock' ? finish.next + 1 : undefined
}

const finishes = indexList('finish at,finishing at,finish @,end at,ending at,finish,down to,to')
const joints = new Set(['and', ',', 'then', '&', '-'])

const signsOfTargets = new Set(['@', 'at'])
const units = new Set(['s', 'sec', 'secs', 'seconds', 'w', 'watts', '%', 'bpm', 'beats'])
const each = new Set(['each', 'every', 'one', 'rep', 'time', 'by', 'get', 'getting'])
const eachLength = new Set([
  ...each,
  'per',
  '/',
  'a',
  'km',
  'k',
  'kilometer',
  'kilometre',
  'mi',
  'mile',
  '100',
  'hundred',
])
const perWords = new Set(['per', '/', 'km', 'mi', 'mile', 'k', 'rep', 'each'])
