import { sortedJson } from '#domain/workout/sorted-json.ts'
import { type Draft, type DraftAction, draftReducer } from './draft.ts'
import type { DraftEntry } from './draft-entries.ts'
import type { Details } from './save-workout.ts'

/** The stored version that changes started from: the opened one, or a later one that the athlete took. */
export type Base = { updatedAt?: string | undefined; details: Details }

/** All that a change in the builder may change, and Undo restores: a draft, the fields of the save dialog, and their base. */
export type BuilderContent = { draft: Draft; details: Details; base?: Base }

export type ContentAction =
  | DraftAction
  /** `field` is the text field that was typed in. */
  | { type: 'details'; details: Details; field?: 'name' | 'pool' }
  | { type: 'take'; content: BuilderContent }

/** The content after a change. */
export function changeContent(content: BuilderContent, action: ContentAction): BuilderContent {
  if (action.type === 'details') return { ...content, details: action.details }
  if (action.type === 'take') return { ...content, ...action.content }
  return { ...content, draft: draftReducer(content.draft, action) }
}

/** The text field that an action types in; undefined for an action that is complete. */
export function fieldOf(action: ContentAction): string | undefined {
  switch (action.type) {
    case 'text':
      return `${action.field} of ${action.key}`
    case 'duration':
    case 'count':
    case 'rest':
      return `${action.type} of ${action.key}`
    case 'detail':
      return 'typed' in action.detail ? `${action.detail.field} of ${action.key}` : undefined
    case 'pull':
      return `pulled ${action.part} of ${action.pulled.key}`
    case 'details':
      return action.field && `${action.field} of the workout`
    case 'replace':
      return 'text of the workout'
    default:
      return undefined
  }
}

/** Whether a field is the handle of a bar. */
export function isHandle(field: string | undefined): boolean {
  return field?.startsWith('pulled ') === true
}

/** Whether nothing that is shown or saved differs, nor the version that saving would replace. */
export function isSameContent(one: BuilderContent, other: BuilderContent): boolean {
  const [draft, otherDraft] = [one.draft, other.draft]
  return (
    one.base?.updatedAt === other.base?.updatedAt &&
    isSameList(draft.entries, otherDraft.entries) &&
    isSameList(draft.original, otherDraft.original) &&
    sortedJson([draft.locked, draft.durationType, one.details]) ===
      sortedJson([otherDraft.locked, otherDraft.durationType, other.details])
  )
}

function isSameList(one: readonly DraftEntry[], other: readonly DraftEntry[]): boolean {
  if (one === other) return true
  const isSame = (entry: DraftEntry, at: number) => {
    const match = other[at]
    return match !== undefined && (entry === match || sortedJson(entry) === sortedJson(match))
  }
  return one.length === other.length && one.every(isSame)
}
