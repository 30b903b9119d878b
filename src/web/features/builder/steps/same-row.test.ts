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
const builder = {
  draft,
  open: interval,
  choice: choiceOf(),
  sport: 'running',
  reference: 240,
  announcement: '',
} as unknown as BuilderState

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

test('the first choice draws every row, another one the rows that it concerns', () => {
  expect(staysFor(warmUp, { choice: choiceOf(group.key) })).toBe(false)
  const [first, second] = [
    { ...builder, choice: choiceOf(group.key) },
    { ...builder, choice: choiceOf(warmUp.key) },
  ]
  for (const entry of [warmUp, group])
    expect(isSameRow({ builder: first, entry }, { builder: second, entry })).toBe(false)
  const inGroup = (builder: BuilderState) => ({ builder, entry: group.steps[1] as DraftEntry, group })
  expect(isSameRow(inGroup(first), inGroup(second))).toBe(false)
  const ofStep = { ...builder, choice: choiceOf(warmUp.key, group.steps[0]?.key) }
  expect(isSameRow(inGroup(second), inGroup(ofStep))).toBe(true)
  expect(isSameRow({ builder: second, entry: group }, { builder: ofStep, entry: group })).toBe(false)
})

test('a step that enters a repeat is drawn, because the repeat has its lock', () => {
  expect(isSameRow({ builder, entry: warmUp }, { builder, entry: warmUp, group })).toBe(false)
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

function choiceOf(...keys: (string | undefined)[]): BuilderState['choice'] {
  const isChosen: BuilderState['choice']['isChosen'] = ({ key }, group) =>
    keys.includes(key) || (group !== undefined && keys.includes(group.key))
  return { keys, isChosen } as unknown as BuilderState['choice']
}
