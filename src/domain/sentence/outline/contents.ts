import { mentionsOfPart, type Part, roleOf } from './part.ts'

/** What a warm-up or a cool-down consists of: "600 wu (last 4x50 build)", "20' wu incl 3 x 1' fast". It is no other part. */
export function findContents(parts: readonly Part[], sentence: string): Part[] {
  const spans = parts.flatMap((part) => {
    if (!roleOf(part) || part.group) return []
    return mentionsOfPart(part)
      .filter(({ kind }) => kind === 'warm-up or cool-down' || kind === 'amount')
      .flatMap(({ to }) => {
        const [contents] = CONTENTS.exec(sentence.slice(to)) ?? []
        return contents === undefined ? [] : [{ part, from: to, to: to + contents.length }]
      })
  })
  return parts.filter((part) => {
    const own = mentionsOfPart(part)[0]
    return own && spans.some((span) => span.part !== part && own.from >= span.from && own.from < span.to)
  })
}

const CONTENTS = /^\s*(?:\([^()]*\)|incl\w*[^,;.\n]*)/i
