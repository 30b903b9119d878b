import type { ReactNode } from 'react'
import { type DraftEntry, isDraftGroup } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

type Row<Entry> = {
  builder: BuilderState
  entry: Entry
  panel?: ReactNode
  /** The repeat that a step stands in. */
  group?: { key: string }
}

/**
 * Whether a row would be drawn as before, so that typing in one step does not draw fifty. A row shows its entry, whether
 * that is open, locked and chosen, and the fields of the builder that are the same for all entries.
 */
export function isSameRow<Entry extends DraftEntry>(before: Row<Entry>, after: Row<Entry>): boolean {
  const open = openIn(after)
  return (
    before.entry === after.entry &&
    before.group?.key === after.group?.key &&
    openIn(before) === open &&
    (open === undefined || before.panel === after.panel) &&
    isLocked(before) === isLocked(after) &&
    choiceIn(before) === choiceIn(after) &&
    isSameForAll(before.builder, after.builder)
  )
}

/** The key of the open step, if it stands in the row. */
function openIn<Entry extends DraftEntry>({ builder: { open }, entry }: Row<Entry>): string | undefined {
  return stepsOf(entry).find(({ key }) => key === open?.key)?.key
}

/** What is chosen in the row, as text; undefined while nothing is chosen anywhere. */
function choiceIn<Entry extends DraftEntry>({ builder: { choice }, entry, group }: Row<Entry>): string | undefined {
  if (choice.keys.length === 0) return undefined
  const inRow = [entry, ...stepsOf(entry)].filter((one) => choice.isChosen(one, group))
  return inRow.map(({ key }) => key).join(' ')
}

function stepsOf(entry: DraftEntry): readonly DraftEntry[] {
  return isDraftGroup(entry) ? entry.steps : [entry]
}

function isLocked<Entry extends DraftEntry>({ builder: { draft }, entry }: Row<Entry>): boolean {
  return draft.locked.includes(entry.key)
}

function isSameForAll(before: BuilderState, after: BuilderState): boolean {
  const fields = Object.keys(after) as (keyof BuilderState)[]
  return fields.every(
    (field) => before[field] === after[field] || typeof after[field] === 'function' || notInRows.has(field),
  )
}

/** What rows do not show, or only their own part of. Their handlers ask the builder for the latest. */
const notInRows: ReadonlySet<keyof BuilderState> = new Set([
  'draft',
  'details',
  'open',
  'choice',
  'blocks',
  'canUndo',
  'canRedo',
  'isPulling',
  'distances',
  'line',
  'announcement',
])
