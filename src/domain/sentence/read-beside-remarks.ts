import { applyEdits, unarranged } from './arrange/arranged.ts'
import { atTheirPlaces } from './arrange/as-written.ts'
import { readAnyWriting } from './read-any-writing.ts'
import { type Remark, remarksIn } from './remarks.ts'
import type { Span, Understood, Unread } from './result.ts'

/**
 * Reads a text as if its remarks were not there, because what stands on both sides of one belongs together, and names them.
 * A remark of which something may be understood stays, unless the rest is understood no worse without it.
 */
export function readBesideRemarks(text: string, read: (text: string) => Understood): Understood {
  const typed = read(text)
  const remarks = remarksIn(text)
  const rest = remarks.length > 0 ? withoutRemarks(text, remarks, typed, read) : undefined
  return rest ?? readAnyWriting(text, read, typed)
}

function withoutRemarks(
  text: string,
  remarks: readonly Remark[],
  whole: Understood,
  read: (text: string) => Understood,
): Understood | undefined {
  const without = applyEdits(
    unarranged(text),
    remarks.map(({ from, to }) => ({ from, to, by: [] })),
  )
  if (!/\d/.test(without.text)) return undefined
  const rest = readAnyWriting(without.text, read)
  if ((isNothingBuilt(whole) && !isAllUnderstood(rest)) || !isUnderstoodWithout(remarks, whole, rest)) return undefined
  const isOfRemark = (one: Span) => remarks.some((remark) => one.from >= remark.from && one.to <= remark.to)
  const placed = atTheirPlaces(rest, without)
  const withRemarks = (told: readonly Unread[], ofRest: readonly Unread[]) =>
    [...ofRest, ...told.filter(isOfRemark)].toSorted((one, other) => one.from - other.from)
  return {
    ...placed,
    unread: withRemarks(whole.unread, placed.unread),
    checks: withRemarks(whole.checks, placed.checks),
  }
}

function isUnderstoodWithout(remarks: readonly Remark[], whole: Understood, rest: Understood): boolean {
  const told = [...whole.unread, ...whole.checks]
  const isBeside = ({ from, to }: Span) => !remarks.some((remark) => from >= remark.from && to <= remark.to)
  const isNamed = (remark: Remark) => told.some(({ from, to }) => from >= remark.from && to <= remark.to)
  return (
    remarks.every((remark) => remark.isKnown || isNamed(remark)) &&
    rest.unread.length + rest.checks.length <= told.filter(isBeside).length
  )
}

/** Whether nothing of a sentence is built: all of it is told already. */
function isNothingBuilt({ asked, unusable }: Understood): boolean {
  return unusable !== undefined || Object.keys(asked).every((field) => field === 'sport')
}

function isAllUnderstood({ unread, checks, workout }: Understood): boolean {
  return workout !== undefined && unread.length + checks.length === 0
}
