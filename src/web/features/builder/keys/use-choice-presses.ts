import { useEffect, useEffectEvent } from 'react'
import type { BuilderState } from '../draft/use-builder.ts'
import { keyOfEntry } from './key-target.ts'

/**
 * Chooses entries by presses on their rows: with Shift up to there, with Ctrl or ⌘ one more; while any is chosen each
 * press chooses one more, or one less. It listens before the rows do, which would open the step.
 */
export function useChoicePresses(builder: BuilderState): void {
  const { choice } = builder
  const chooses = useEffectEvent(
    ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey || choice.keys.length > 0,
  )
  const onClick = useEffectEvent((event: MouseEvent) => {
    const key = pressedEntry(event)
    if (key === undefined || !chooses(event)) return
    event.preventDefault()
    event.stopPropagation()
    document.getElementById(builder.rowId(key))?.focus()
    if (event.shiftKey) choice.extend(key, builder.open?.key ?? key)
    else choice.toggle(key)
  })
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event)
    // With Shift the browser would select the text up to there.
    const keepText = (event: MouseEvent) => {
      if (event.shiftKey && pressedEntry(event) !== undefined) event.preventDefault()
    }
    document.addEventListener('click', click, true)
    document.addEventListener('mousedown', keepText)
    return () => {
      document.removeEventListener('click', click, true)
      document.removeEventListener('mousedown', keepText)
    }
  }, [])
}

/** The entry whose row was pressed, and not a field or another button in it. */
function pressedEntry({ target }: MouseEvent): string | undefined {
  const control = target instanceof Element && target.closest('button, input, label')
  return control && !control.matches('[data-choice]') ? undefined : keyOfEntry(target)
}
