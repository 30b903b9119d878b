import { type Mention, mentionsOf } from '../mention.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { WHERE } from '../tokens/words/unsupported-words.ts'

/** Names a part of each repetition that stands in brackets behind a set: "4x150 (middle 50 fast)" is no swim of its own. */
export function nameBracketsOfSets(mentions: readonly Mention[], sentence: string): Mention[] {
  return mentions.map((one): Mention => {
    if (one.kind !== 'amount' || !isPoolDistance(one.amount)) return one
    const opened = sentence.lastIndexOf('(', one.from)
    if (opened < 0 || sentence.slice(opened, one.from).includes(')')) return one
    const set = mentionsOf('set', mentions).findLast(({ to }) => to <= opened)
    const isBehind = set !== undefined && /^[\s\p{L}]{0,12}$/u.test(sentence.slice(set.to, opened))
    const isPart = isBehind && isPoolDistance(set.bout) && one.amount.value < set.bout.value
    return isPart ? { kind: 'unsupported', sentence: WHERE, from: one.from, to: one.to } : one
  })
}
