import type { Mention, MentionOf } from '../mention.ts'

/** The mentions, with single miles or kilometres that are all easy as one length: "easy miles x 6" is a run of 6 miles. */
export function joinEasyRows(mentions: readonly Mention[]): Mention[] {
  const isRested = mentions.some(({ kind }) => kind === 'rest' || kind === 'sets of')
  return mentions.map((one, at) => {
    if (one.kind !== 'set' || isRested || !isOfOne(one)) return one
    const beside = [mentions[at - 1], mentions[at + 1]]
    const isEasy = beside.some((other) => other?.kind === 'session' && other.session === 'easy')
    if (!isEasy || one.bout.kind !== 'distance') return one
    return { kind: 'amount', amount: { ...one.bout, value: one.times }, from: one.from, to: one.to }
  })
}

function isOfOne({ bout, rest }: MentionOf<'set'>): boolean {
  const isLong = bout.kind === 'distance' && (bout.unit === 'miles' || bout.unit === 'kilometers')
  return isLong && bout.value === 1 && rest === undefined
}
