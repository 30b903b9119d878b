import { DEFAULT_SPORT, sports } from '#domain/sports/registry.ts'
import { intensities } from '#domain/workout/intensity.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import type { BuilderContent } from '../draft/builder-content.ts'
import { storedOf } from '../draft/draft.ts'
import { type DraftEntry, isDraftGroup } from '../draft/draft-entries.ts'
import type { Details } from '../draft/save-workout.ts'
import type { ShownText } from '../text-view/use-shown-text.ts'

/** Whose unsaved work it is, and on which workout: the id of a stored one, a new one, or a generated one. */
export type DraftOwner = { athlete: string; workout: string }

/** What the builder holds, and the stored version that it was changed from. */
export type KeptDraft = {
  /** Milliseconds since 1970. */
  keptAt: number
  base: { updatedAt?: string | undefined; details: Details }
  content: BuilderContent
  /** The text, if it has a line that cannot be read. */
  text?: ShownText | undefined
  /** What was typed into the line below the steps and not added. */
  line?: string | undefined
}

/** The part of the browser's storage that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Keeps a draft; beyond ten the oldest are forgotten. A storage that is full or forbidden is no error. */
export function keepDraft(owner: DraftOwner, kept: KeptDraft, store = browserStore()): void {
  const text = JSON.stringify({ version: VERSION, ...kept })
  if (!store || text.length > MAX_CHARACTERS) return
  try {
    store.setItem(keyOf(owner), text)
    for (const { key } of keptKeys(store).slice(MAX_DRAFTS)) store.removeItem(key)
  } catch {
    // Nothing more can be done: the work is still on the page.
  }
}

/** The draft that was kept last; undefined if there is none, if it is too old, or if it cannot be read. */
export function keptDraft(owner: DraftOwner, now: number, store = browserStore()): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(owner)) ?? 'null')
    return isKept(kept) && now - kept.keptAt < MAX_AGE_MS ? kept : undefined
  } catch {
    return undefined
  }
}

/** Forgets a draft that was saved or discarded. */
export function forgetDraft(owner: DraftOwner, store = browserStore()): void {
  try {
    store?.removeItem(keyOf(owner))
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

const PREFIX = 'pacewright:draft:'
// Of the stored form: a draft of another one is not read.
const VERSION = 1
const MAX_DRAFTS = 10
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
// About ten times the longest workout.
const MAX_CHARACTERS = 500_000

function keyOf({ athlete, workout }: DraftOwner): string {
  return `${PREFIX}${athlete}:${workout}`
}

/** The keys of all kept drafts, newest first. */
function keptKeys(store: DraftStore): { key: string; keptAt: number }[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at))
    .filter((key) => key?.startsWith(PREFIX) === true)
    .map((key) => ({ key: key ?? '', keptAt: keptAtOf(store.getItem(key ?? '')) }))
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

function keptAtOf(text: string | null): number {
  return Number(/"keptAt":(\d+)/.exec(text ?? '')?.[1] ?? 0)
}

function browserStore(): DraftStore | undefined {
  try {
    return globalThis.window?.localStorage
  } catch {
    return undefined
  }
}

/** Whether a value is a kept draft whose steps can be drawn. */
function isKept(value: unknown): value is KeptDraft {
  if (!isObject(value) || value.version !== VERSION || typeof value.keptAt !== 'number') return false
  const { base, content } = value as { base: unknown; content: unknown }
  if (!isObject(base) || !isDetails(base.details) || !isObject(content) || !isDetails(content.details)) return false
  if (value.text !== undefined && !isText(value.text)) return false
  if (value.line !== undefined && typeof value.line !== 'string') return false
  const { draft } = content as { draft: unknown }
  if (!isObject(draft) || typeof draft.keys !== 'number' || !Array.isArray(draft.locked)) return false
  const { entries, original } = draft as { entries: unknown; original: unknown }
  if (!areEntries(entries) || !areEntries(original) || entries.length === 0) return false
  const totals = totalsOf(storedOf((content as BuilderContent).draft), DEFAULT_SPORT)
  return Number.isFinite(totals.seconds) && Number.isFinite(totals.metres)
}

function isText(value: unknown): value is ShownText {
  if (!isObject(value) || typeof value.text !== 'string' || typeof value.meaning !== 'string') return false
  return (
    Array.isArray(value.errors) &&
    value.errors.every((one) => isObject(one) && Number.isInteger(one.line) && typeof one.message === 'string')
  )
}

function isDetails(value: unknown): value is Details {
  if (!isObject(value) || typeof value.name !== 'string') return false
  const { sport, type } = value
  return (
    (sport === undefined || sports.some(({ id }) => id === sport)) && (type === undefined || typeof type === 'string')
  )
}

function areEntries(value: unknown): value is DraftEntry[] {
  return Array.isArray(value) && value.every(isEntry)
}

function isEntry(value: unknown): value is DraftEntry {
  if (!isObject(value) || typeof value.key !== 'string') return false
  if (!isDraftGroup(value as DraftEntry)) return isStep(value.step)
  const { count, steps } = value
  return Number.isInteger(count) && Array.isArray(steps) && steps.length > 0 && steps.every(isEntry)
}

function isStep(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.duration)) return false
  const { type, unit, value: length } = value.duration
  const isLength = typeof length === 'number' && length > 0 && typeof unit === 'string'
  return intensities.some((one) => one === value.intensity) && (type === 'time' || type === 'distance') && isLength
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
