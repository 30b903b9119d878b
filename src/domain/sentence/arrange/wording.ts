import type { Piece } from './arranged.ts'
import type { Condition, SpanOf, Wording } from './phrase.ts'

/** What a wording writes for a phrase in a text; nothing if a group that it takes was not said, or its conditions do not hold. */
export function piecesOf(wording: Wording, span: SpanOf, text: string): Piece[] | undefined {
  const { as, tell, check, when, unless } = wording
  if ((when && !holds(when, text)) || (unless && holds(unless, text))) return undefined
  const pieces = fill(as, span)
  const first = pieces?.find((piece) => typeof piece !== 'string' && 'for' in piece)
  return pieces?.map((piece) =>
    piece === first ? { ...first, ...(tell && { tell }), ...(check && { check }) } : piece,
  )
}

function holds(condition: Condition, text: string): boolean {
  return condition instanceof RegExp ? condition.test(text) : condition(text)
}

/** The pieces of a template; nothing if one of its groups outside brackets was not said. */
function fill(template: string, span: SpanOf): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const { groups: { optional, group, words, plain } = {} } of template.matchAll(PART)) {
    const said = group?.split('|').map(span).find(Boolean)
    if (optional !== undefined) pieces.push(...(fill(optional, span) ?? []))
    else if (plain !== undefined) pieces.push(plain)
    else if (!said) return undefined
    else pieces.push(words === undefined ? said : { words, for: said })
  }
  return pieces
}

const PART = /\[(?<optional>[^\]]*)\]|\{(?<group>[\w|]+)(?:=(?<words>[^}]*))?\}|(?<plain>[^[{]+)/g
