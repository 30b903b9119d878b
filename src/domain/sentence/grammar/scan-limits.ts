import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import { boundAt } from './scan-bounds.ts'
import { type Scanned, spanOf } from './scan-lengths.ts'

/** A limit of all of a session: "HR under 150", "cap HR 165", "keep it below 140 bpm throughout". */
export function limitAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): Scanned<{ note: string; from: number; to: number; isLimit: true; mostBeats?: number }> | undefined {
  let index = at
  while (
    /^(?:keep|keeping|cap|capped|hold|stay|staying|with|w|\/|don't|dont|go|not|never|let|your|my|it|the|and|max|but)$/.test(
      tokens[index]?.text ?? '',
    ) &&
    index - at < 6
  )
    index += 1
  const named = atomAt(tokens, index, 'heart rate')
  const isVerb = index > at
  let next = named?.next ?? index
  if (named)
    while (
      /^(?:cap|capped|max|limit|ceiling|at|of|is|to|go|stay|staying|not|:|no|higher|than|=)$/.test(
        tokens[next]?.text ?? '',
      ) &&
      !boundAt(tokens, next)
    )
      next += 1
  const bound = boundAt(tokens, next)
  next = bound?.next ?? next
  const isBounded =
    bound !== undefined ||
    tokens.slice(at, index).some(({ text: word }) => /^(?:cap|capped|max)$/.test(word)) ||
    (named !== undefined && /cap|max|limit|ceiling/.test(text.slice(tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0)))
  const figure = tokens[next]
  if (figure?.kind !== 'number' || figure.value < 90 || figure.value > 220) {
    return undefined
  }
  let end = next + 1
  const unit = atomAt(tokens, end, 'beats') ?? atomAt(tokens, end, 'heart rate')
  end = unit?.next ?? end
  if (!(named || (unit && isVerb))) return undefined
  if (!isBounded && !/^(?:cap|max|limit|ceiling)$/.test(tokens[end]?.text ?? '')) return undefined
  if (/^(?:cap|max|limit|ceiling)$/.test(tokens[end]?.text ?? '')) end += 1
  while (
    /^(?:throughout|all|the|way|whole|time|through|for|at|times)$/.test(tokens[end]?.text ?? '') &&
    end < tokens.length
  ) {
    if (
      /^(?:for|at|the|all|through)$/.test(tokens[end]?.text ?? '') &&
      !/^(?:throughout|all|the|way|whole|time|through|times)$/.test(tokens[end + 1]?.text ?? '') &&
      !/^through$/.test(tokens[end]?.text ?? '')
    )
      break
    end += 1
  }
  const span = spanOf(tokens, at, end)
  // "never more than 150 bpm"
  const isNegated = /\b(?:never|not|don'?t|no)\b/i.test(text.slice(span.from, figure.from))
  const most = bound?.bound === 'above' && !isNegated ? {} : { mostBeats: figure.value }
  return { value: { ...span, note: 'said', isLimit: true, ...most }, next: end }
}
