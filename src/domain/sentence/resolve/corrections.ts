import type { Mention } from '../mention.ts'
import { isCorrection } from '../readers/remainder-words.ts'
import type { Amount } from '../tokens/amounts.ts'

/**
 * The mentions, each figure without a unit behind a correction in the place of the one that it corrects: in "5x3 min, no wait
 * 4" the count, in "40 min run, make that 50" the minutes. A time or a distance behind a set is its bout, "4x5 min, make that 6 min".
 */
export function applyCorrections(mentions: readonly Mention[], sentence: string): Mention[] {
  const corrected = [...mentions]
  mentions.forEach((mention, at) => {
    if (isInstead(mention, sentence)) replaceBefore(corrected, at)
    if (mention.kind !== 'filler') return
    if (!mention.isCorrection && !isCorrection(sentence.slice(mention.from, mention.to))) return
    // "5x3 min actually, 10 min easy" corrects nothing.
    const isMark = (index: number) => mentions[index]?.kind === 'punctuation'
    const start = isMark(at + 1) && !/^actually/i.test(sentence.slice(mention.from, mention.to)) ? at + 2 : at + 1
    const next = mentions.findIndex(({ kind }, index) => index >= start && kind !== 'filler')
    const figure = mentions[next]
    if (figure?.kind !== 'amount') return
    const before = corrected.findLastIndex((one, index) => index < at && isCorrectable(one))
    const replaced = before < 0 ? undefined : correct(corrected[before], figure.amount)
    if (!replaced) return
    corrected[before] = replaced
    corrected[next] = { kind: 'filler', from: figure.from, to: figure.to }
  })
  return corrected
}

/** "was going to run 20 miles, doing 15 instead": the figure stands before the word. */
function isInstead({ kind, from, to }: Mention, sentence: string): boolean {
  return kind === 'unknown' && /\binstead\b/i.test(sentence.slice(from, to))
}

function replaceBefore(mentions: Mention[], at: number): void {
  const last = mentions.findLastIndex(({ kind }, index) => index < at && kind !== 'filler')
  const figure = mentions[last]
  const before = mentions.findLastIndex((one, index) => index < last && isCorrectable(one))
  const replaced = figure?.kind === 'amount' ? correct(mentions[before], figure.amount) : undefined
  if (!replaced || !figure) return
  mentions[before] = replaced
  mentions[last] = { kind: 'filler', from: figure.from, to: figure.to }
}

function isCorrectable({ kind }: Mention): boolean {
  return kind === 'set' || kind === 'amount'
}

/** A mention with the figure that corrects it; undefined if it is of another kind. */
function correct(mention: Mention | undefined, amount: Amount): Mention | undefined {
  if (mention?.kind === 'set') {
    const { bout } = mention
    const isCount = amount.kind === 'bare' && Number.isInteger(amount.value) && amount.value <= MAX_COUNT
    // "8x400, make that 300"
    if (amount.kind === 'bare' && !isCount) return bout.kind === 'bare' ? { ...mention, bout: amount } : undefined
    // "3x10 min tempo make it 20": nobody doubles the count.
    if (
      isCount &&
      bout.kind === 'time' &&
      amount.value > 2 * mention.times &&
      isAsLong(amount.value * 60, bout.seconds)
    )
      return { ...mention, bout: { ...bout, seconds: amount.value * 60 } }
    if (isCount) return { ...mention, times: amount.value }
    return amount.kind === bout.kind ? { ...mention, bout: amount } : undefined
  }
  if (mention?.kind !== 'amount' || amount.kind !== 'bare') return undefined
  const value = inUnitOf(mention.amount, amount.value)
  return value && { ...mention, amount: value }
}

/** Whether a bout of so many seconds can be meant where another one was said: up to twice as long, or half (our choice). */
function isAsLong(seconds: number, said: number): boolean {
  return seconds >= said / 2 && seconds <= said * 2
}

/** A figure in the unit of another amount. */
function inUnitOf(amount: Amount, value: number): Amount | undefined {
  if (amount.kind === 'time') {
    // "an hour, make that 45": nobody means 45 hours.
    const isHours = amount.seconds >= 3600 && amount.seconds % 3600 === 0 && value <= MAX_HOURS
    return { kind: 'time', seconds: value * (amount.isSeconds ? 1 : isHours ? 3600 : 60) }
  }
  return amount.kind === 'clock' ? undefined : { ...amount, value }
}

// Of repetitions; a greater figure is a distance (our choice).
const MAX_COUNT = 40
const MAX_HOURS = 6
