import { expect, test } from 'vitest'
import { draftOf, draftReducer } from '../draft/draft.ts'
import type { DraftEntry, DraftGroup } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { isSameRow } from './same-row.ts'

const minute = { type: 'time', unit: 'minutes', value: 60 } as const
const draft = draftOf([
  { intensity: 'warmup', duration: minute },
  { intensity: 'interval', duration: minute },
  { intensity: 'recovery', duration: minute },
  { repeat: { steps: 2, count: 4 } },
])
const [warmUp, group] = draft.entries as [DraftEntry, DraftGroup]
const [interval] = group.steps
const builder = { draft, open: interval, sport: 'running', reference: 240, announcement: '' } as BuilderState

/** Whether the row of an entry stays as it is while the builder changes. */
function staysFor(entry: DraftEntry | undefined, change: Partial<BuilderState>): boolean {
  if (!entry) throw new Error('There is no such entry.')
  return isSameRow({ builder, entry }, { builder: { ...builder, ...change }, entry })
}

test('a change elsewhere draws no row', () => {
  const named = draftReducer(draft, { type: 'text', key: warmUp.key, field: 'name', text: 'Jog' })
  expect(named.entries[1]).toBe(group)
  expect(staysFor(group, { draft: named, canUndo: true, announcement: 'Undone', undo: () => undefined })).toBe(true)
  expect(isSameRow({ builder, entry: warmUp }, { builder, entry: named.entries[0] as DraftEntry })).toBe(false)
})

test('opening a step draws the rows that close and open, and the repeat around them', () => {
  const open = { open: warmUp } as Partial<BuilderState>
  expect([warmUp, group, interval].map((entry) => staysFor(entry, open))).toEqual([false, false, false])
  expect(staysFor(group.steps[1], open)).toBe(true)
})

test('a row whose entry is locked is drawn', () => {
  const locked = draftReducer(draft, { type: 'toggle-lock', key: group.key })
  expect(staysFor(group, { draft: locked })).toBe(false)
  expect(staysFor(warmUp, { draft: locked })).toBe(true)
})

test('the fields beneath the open row are drawn with it, and beneath others nothing is', () => {
  const withPanel = (entry: DraftEntry, panel: string) => ({ builder, entry, panel })
  expect(isSameRow(withPanel(group, 'before'), withPanel(group, 'after'))).toBe(false)
  expect(isSameRow(withPanel(warmUp, 'before'), withPanel(warmUp, 'after'))).toBe(true)
})

test.each([{ sport: 'cycling' }, { reference: 250 }, { canLock: true }] as Partial<BuilderState>[])(
  'every row is drawn with %o',
  (change) => {
    expect(staysFor(warmUp, change)).toBe(false)
    expect(staysFor(group, change)).toBe(false)
  },
)
