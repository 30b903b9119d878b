import { isEasyAim } from '../easy-aims.ts'
import type { Length, Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** An easy effort with its length between bouts, "zone 1 between for 3 min", "easy 2 min between": the rest, not an effort of the bouts. */
export function restEasilyBetween(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const found = phrases.slice(0, at).some(({ is }) => is === 'count') ? restAt(phrases, at) : undefined
    if (found) {
      read.push(...found.phrases)
      at = found.last
    } else if (phrases[at]) read.push(phrases[at] as Phrase)
  }
  return read
}

function restAt(phrases: readonly Phrase[], at: number): { phrases: Phrase[]; last: number } | undefined {
  const [aim, second, third, fourth] = phrases.slice(at, at + 4)
  if (aim?.is !== 'aim' || !isEasyAim(aim.aim)) return undefined
  if (second?.is === 'length' && isBetween(third)) return { phrases: [restOf(aim, second.length), third], last: at + 2 }
  if (!isBetween(second)) return undefined
  const isFor = third?.is === 'mark' && third.mark === 'for'
  const length = isFor ? fourth : third
  return length?.is === 'length'
    ? { phrases: [restOf(aim, length.length), second], last: at + (isFor ? 3 : 2) }
    : undefined
}

function isBetween(phrase: Phrase | undefined): phrase is Extract<Phrase, { is: 'where' }> {
  return phrase?.is === 'where' && phrase.where === 'reps'
}

function restOf({ aim }: Extract<Phrase, { is: 'aim' }>, length: Length): Phrase {
  const [from, to] = [Math.min(aim.from, length.from), Math.max(aim.to, length.to)]
  const rest: Rest = { length, aims: [aim], from, to }
  return { is: 'rest', rest, isSure: true, from, to }
}
