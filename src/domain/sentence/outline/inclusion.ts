import { mentionsOfPart, type Part } from './part.ts'

/** Whether "total" stands beside a length. */
export function saysTotal(part: Part, all: readonly Part[], sentence: string): boolean {
  const { head } = part
  if (!head || !LIKE_TOTAL.test(sentence)) return false
  const places = all.flatMap((one) => (one === part ? [] : mentionsOfPart(one)))
  const from = Math.max(...places.filter(({ to }) => to <= head.from).map(({ to }) => to))
  const to = Math.min(...places.filter((one) => one.from >= head.to).map((one) => one.from))
  const before = sentence.slice(from, head.from)
  // "3 easy - total of 10": the word is of the next one.
  const [behind = ''] = sentence
    .slice(head.to, to)
    .replace(OF_NEXT, '')
    .split(/[,;\n]|\. /)
  return (
    /\b(total|tot|overall|altogether|in all)\b[^,;\n]*$/i.test(before) ||
    // "home easy till 1 h", "cool down to make 10 km"
    /\b(until|till?|to make|makes)\s*$/i.test(before) ||
    /\b(total|tot|overall|altogether|in all|all up|all told|all in(?! one))\b/i.test(behind) ||
    /^\s*(incl\w*|of which)\b/i.test(behind)
  )
}

// One of these is in every sentence that says a total. Most do not, and would be cut up for each of their parts.
const LIKE_TOTAL = /tot|overall|altogether|in all|all (?:up|told|in)|til|makes?\b|incl|of which/i
const OF_NEXT = /\b(?:total|tot|overall|altogether)(?:\s|of|is|:|=)*$/i

export function includes(part: Part, others: readonly Part[], sentence: string): boolean {
  if (others.some(({ head }) => head?.kind === 'amount' && head.place !== undefined)) return true
  const [start] = mentionsOfPart(part)
  const ends = others.flatMap(mentionsOfPart).filter(({ from }) => start && from > start.from)
  const next = Math.min(...ends.map(({ from }) => from))
  const before = others
    .flatMap(mentionsOfPart)
    .filter(({ to }) => start && to <= start.from)
    .map(({ to }) => to)
  const between = sentence.slice(start?.from, next)
  const isInside = ends.length > 0 && (INCLUDING.test(between) || IN_BRACKET.test(between))
  return (
    isInside || (before.length > 0 && /\b(in|inside|within)\b/i.test(sentence.slice(Math.max(...before), start?.from)))
  )
}

// "14 mi long run (4 mi at MP)"
const IN_BRACKET = /\([^()]*$/
const INCLUDING = /\b(with|w\/|w|incl\w*|of which|contain\w*|featuring|in which)(?![\p{L}])/iu
