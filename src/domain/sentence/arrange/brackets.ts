import type { Span } from '../result.ts'

/** Words, those between an opening and a closing one as a bracket. */
export type Bracketed<Word extends Span> = Word | (Span & { kind: 'bracket'; nodes: Bracketed<Word>[] })

/** Puts what stands between brackets into one; nothing if one of them is not closed, or not opened. */
export function nestBrackets<Word extends Span & { kind: string }>(
  words: readonly Word[],
): Bracketed<Word>[] | undefined {
  const nested = nest(words, 0)
  return nested?.next === words.length ? nested.nodes : undefined
}

function nest<Word extends Span & { kind: string }>(
  words: readonly Word[],
  start: number,
): { nodes: Bracketed<Word>[]; next: number } | undefined {
  const nodes: Bracketed<Word>[] = []
  let at = start
  for (; at < words.length; at += 1) {
    const word = words[at]
    if (!word || word.kind === 'close') break
    if (word.kind !== 'open') {
      nodes.push(word)
      continue
    }
    const inner = nest(words, at + 1)
    const close = inner && words[inner.next]
    if (!inner || !close) return undefined
    nodes.push({ kind: 'bracket', nodes: inner.nodes, from: word.from, to: close.to })
    at = inner.next
  }
  return { nodes, next: at }
}
