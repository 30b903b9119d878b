import { isSet, type Part } from './parts.ts'
import { groupOf } from './rounds.ts'
import { asPart } from './several-aims.ts'

/**
 * Two parts that take turns until a length is full: "12k alternating 1k at MP, 1k at MP+20", "5k as 1k at 10k pace / 1k at HM pace
 * alternating". False if it is not known which, or how often.
 */
export function takeTurns(parts: Part[]): boolean {
  const flagged = parts.findIndex(({ isAlternate, aims }) => isAlternate && aims.length < 2)
  const said = parts[flagged]
  if (!said) return true
  // "6 mi alternating 1 mi at MP and 1 mi at MP+30"
  const at = isBare(said) && said.rests.length === 0 ? flagged + 1 : flagged
  const bout = parts[at]
  // "400 hard / 400 m float"
  const [rest] = bout?.rests ?? []
  const easy = bout && rest && !isSet(bout) ? asPart(bout, rest) : undefined
  if (bout && easy) parts.splice(at, 1, { ...bout, rests: [] }, easy)
  const from = at > flagged || easy || said.isAlternate === 'next' ? at : at - 1
  const [one, other, behind] = parts.slice(from, from + 3)
  if (from < 0 || !one || !other || !isOne(one) || !isOne(other)) return false
  const ahead = parts[from - 1]
  const [whole, ...wholes] = [ahead, behind].filter((part) => part !== undefined && isBare(part))
  const [length] = whole?.lengths ?? []
  const [first, second] = [one.lengths[0], other.lengths[0]]
  if (!whole || !length || wholes.length > 0 || !first || !second) return false
  if (first.in !== length.in || second.in !== length.in) return false
  const sum = first.size + second.size
  const nearly = length.in === 'm' ? NEARLY : 0
  const rounds = Math.floor(length.size / sum + nearly)
  const left = length.size - rounds * sum
  const isOneMore = Math.abs(left - first.size) <= first.size * nearly
  if (rounds < 1 || (Math.abs(left) > length.size * nearly && !isOneMore)) return false
  const own = [one, other].map((part): Part => ({ ...part, isAlternate: undefined }))
  const group = { ...groupOf(one, own, rounds), isAlternate: undefined, mark: whole === ahead ? whole.mark : one.mark }
  const all: Part[] = [rounds > 1 ? [group] : own, isOneMore ? own.slice(0, 1) : []].flat()
  parts.splice(whole === ahead ? from - 1 : from, 3, ...all)
  return true
}

/** A bout that says how it is done. */
function isOne(part: Part): boolean {
  return (
    !isSet(part) && part.lengths.length === 1 && !part.end && !part.place && (part.aims.length === 1 || part.isEasy)
  )
}

function isBare(part: Part): boolean {
  return (
    !isSet(part) &&
    part.aims.length + part.details.length + part.picks.length === 0 &&
    !part.isEasy &&
    !part.end &&
    !part.place
  )
}

// A mile is four times 400 m.
const NEARLY = 0.01
