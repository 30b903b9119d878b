import { useEffect, useEffectEvent } from 'react'
import { historyKey } from '../../../lib/history-key.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/**
 * Undo and redo by keys anywhere in the page but in a text field, which has an undo of its own, and in a dialog. A field
 * that loses the focus ends its step of the history.
 */
export function useHistoryKeys(builder: BuilderState): void {
  const { dispatch } = builder
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const wanted = historyKey(event)
    if (!wanted || isTextField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    if (wanted === 'undo' && builder.canUndo) builder.undo()
    if (wanted === 'redo' && builder.canRedo) builder.redo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    const endField = () => dispatch({ type: 'end-field' })
    document.addEventListener('keydown', listen)
    document.addEventListener('focusout', endField)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('focusout', endField)
    }
  }, [dispatch])
}
