import type { Mention } from '../mention.ts'

/** The mentions between two breaks: commas, "then", new lines. Breaks inside the brackets of a set of sets are its own. */
export function segmentsOf(mentions: readonly Mention[], sentence: string): Mention[][] {
  const segments: Mention[][] = [[]]
  let closed = -1
  mentions.forEach((mention, at) => {
    const before = mentions[at - 1]
    if (before?.kind === 'sets of' && signOf(mention, sentence) === '(' && at > closed)
      closed = closesAt(mentions, at, sentence)
    const isInside = at <= closed
    if (isBreak(mention, sentence) && !isInside) segments.push([])
    else segments.at(-1)?.push(mention)
  })
  return segments
}

/** The index of the bracket that closes the one at an index; the last index without one. */
export function closesAt(mentions: readonly Mention[], from: number, sentence: string): number {
  let depth = 0
  for (let at = from; at < mentions.length; at += 1) {
    const sign = signOf(mentions[at], sentence)
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return mentions.length
}

function isBreak(mention: Mention, sentence: string): boolean {
  return mention.kind === 'link' || BREAKS.has(signOf(mention, sentence))
}

const BREAKS = new Set([',', ';', ':', '.', '\n'])

function signOf(mention: Mention | undefined, sentence: string): string {
  return mention?.kind === 'punctuation' ? sentence.slice(mention.from, mention.to) : ''
}
