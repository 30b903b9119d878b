import { useEffect, useEffectEvent } from 'react'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { keyBeside } from '../draft/chosen-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { isAmongEntries, keyOfEntry } from './key-target.ts'

/** Chooses entries with keys: Shift with an arrow, Ctrl+A for all; Escape ends it. */
export function useChoiceKeys(builder: BuilderState): void {
  const { draft, choice } = builder
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event
    if (isTextField(target) || isInDialog(target)) return
    if (key === 'Escape' && choice.keys.length > 0) return choice.end()
    if (altKey || !isAmongEntries(target)) return
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey) {
      event.preventDefault()
      return choice.choose(draft.entries.map((entry) => entry.key))
    }
    const by = shiftKey && !ctrlKey && !metaKey ? steps[key] : undefined
    const from = keyOfEntry(target)
    if (!by || from === undefined) return
    event.preventDefault()
    const to = keyBeside(draft.entries, from, by) ?? from
    choice.extend(to, from)
    document.getElementById(builder.rowId(to))?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const steps: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
