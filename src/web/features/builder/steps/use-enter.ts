import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { everyStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/**
 * Enter in the fields of a step moves on: from its length to its target, from there to the length of the next step, and
 * after the last one to the line below the steps.
 */
export function useEnter({ latest }: BuilderState, key: string) {
  return ({ key: pressed, target, nativeEvent }: KeyboardEvent) => {
    if (pressed !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    const { field } = target.dataset
    if (field === 'length') return enter('target')
    if (field !== 'target') return
    const { draft, select } = latest()
    const steps = everyStep(draft.entries)
    const next = steps[steps.findIndex((step) => step.key === key) + 1]
    if (!next) return enter('line')
    flushSync(() => select(next.key))
    enter('length')
  }
}

function enter(field: 'length' | 'target' | 'line'): void {
  const input = document.querySelector<HTMLInputElement>(
    `[data-entries] [data-field=${field}], aside [data-field=${field}]`,
  )
  input?.focus()
  input?.select()
}
