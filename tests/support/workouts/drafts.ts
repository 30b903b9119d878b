import { type Draft, type DraftAction, draftReducer } from '#web/features/builder/draft/draft.ts'
import { type DraftGroup, everyStep } from '#web/features/builder/draft/draft-entries.ts'

/** A draft after some of the builder's operations. */
export const applied = (draft: Draft, ...actions: DraftAction[]) => actions.reduce(draftReducer, draft)

export const addStep = { type: 'add-step', unit: 'kilometers' } as const satisfies DraftAction
export const addRepeat = { type: 'add-repeat' } as const satisfies DraftAction

/** What stands at a place of a draft: an entry's key, a repeat, or a step, those inside repeats counted on. */
export const keyAt = (draft: Draft, at: number) => draft.entries[at]?.key ?? ''
export const groupAt = (draft: Draft, at: number) => draft.entries[at] as DraftGroup
export const stepAt = (draft: Draft, at: number) => everyStep(draft.entries)[at]?.step
