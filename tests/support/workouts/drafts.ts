import { type Draft, type DraftAction, draftReducer } from '#web/features/builder/draft/draft.ts'
import { type DraftGroup, everyStep } from '#web/features/builder/draft/draft-entries.ts'

/** A draft after some of the builder's operations. */
export const applyActions = (draft: Draft, ...actions: DraftAction[]) => actions.reduce(draftReducer, draft)

export const addStep = { type: 'add-step', unit: 'kilometers' } as const satisfies DraftAction
export const addRepeat = { type: 'add-repeat' } as const satisfies DraftAction

/** The key of an entry, a repeat, or a step by its index; steps inside repeats are counted too. */
export const keyAt = (draft: Draft, at: number) => draft.entries[at]?.key ?? ''
export const groupAt = (draft: Draft, at: number) => draft.entries[at] as DraftGroup
export const stepAt = (draft: Draft, at: number) => everyStep(draft.entries)[at]?.step
