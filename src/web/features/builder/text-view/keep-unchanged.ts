import { type EditorEntry, isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import { sortedJson } from '#domain/workout/sorted-json.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { printDraftText, readDraftText, type TextContext } from './read-draft-text.ts'

/**
 * The steps that were read from an edited text, with what a text cannot say: entries whose lines did not change stay as
 * they were before, and so do the unchanged fields of a step whose line changed.
 */
export function keepUnchanged(before: StoredSteps, read: StoredSteps, context: TextContext): StoredSteps {
  const own = toGroups(before)
  const printed = toGroups(readDraftText(printDraftText(before, context), context).steps ?? [])
  // If the text of the draft is not read entry by entry, nothing tells which line is which entry.
  if (printed.length !== own.length) return toStored(toGroups(read))
  return toStored(merge(own, printed, toGroups(read)))
}

/** `printed` are the entries of `own` as their text is read. */
function merge<Entry extends EditorEntry>(own: Entry[], printed: Entry[], read: Entry[]): Entry[] {
  const [before, after] = [printed.map(sortedJson), read.map(sortedJson)]
  const merged: Entry[] = []
  let [from, to] = [0, 0]
  for (const [at, other] of [...commonPairs(before, after), [before.length, after.length] as const]) {
    const [replaced, changed] = [own.slice(from, at), read.slice(to, other)]
    const isOneToOne = replaced.length === changed.length
    changed.forEach((entry, index) => {
      const [former, formerRead] = [replaced[index], printed[from + index]]
      merged.push(isOneToOne && former && formerRead ? (mergeEntry(former, formerRead, entry) as Entry) : entry)
    })
    const kept = own[at]
    if (kept) merged.push(kept)
    from = at + 1
    to = other + 1
  }
  return merged
}

function mergeEntry(own: EditorEntry, printed: EditorEntry, read: EditorEntry): EditorEntry {
  if (isGroup(own) && isGroup(printed) && isGroup(read))
    return printed.steps.length === own.steps.length
      ? { ...read, steps: merge(own.steps, printed.steps, read.steps) }
      : read
  if (isGroup(own) || isGroup(printed) || isGroup(read)) return read
  return mergeStep(own, printed, read)
}

function mergeStep(own: Step, printed: Step, read: Step): Step {
  const fields = new Set([...Object.keys(own), ...Object.keys(read)] as (keyof Step)[])
  const chosen = [...fields].map((field) => {
    const isUnchanged = sortedJson([read[field]]) === sortedJson([printed[field]])
    return [field, (isUnchanged ? own : read)[field]] as const
  })
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as Step
}

/** The places of a longest common subsequence, in order. */
function commonPairs(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const isSame = one[row] === other[column]
      const longest = isSame
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
      lengths[row]?.splice(column, 1, longest)
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) pairs.push([row++, column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
