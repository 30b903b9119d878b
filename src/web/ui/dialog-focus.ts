import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus as a dialog opens and closes: to its first field (in a group, to the chosen option), or without
 * fields to its last button; and back to the control that opened it, or to the one that has its id when the page was
 * drawn anew. Radix cannot do this: our dialogs have no trigger.
 */
export function useDialogFocus({ open, toField }: { open: boolean; toField: boolean }) {
  const opener = useRef<Element>(null)
  // Before Radix moves the focus, and while a menu whose item opened the dialog is still there.
  useLayoutEffect(() => {
    if (open) opener.current = behindMenu(document.activeElement)
  }, [open])
  return {
    onOpenAutoFocus(event: Event) {
      const start = toField && event.currentTarget instanceof HTMLElement && startOf(event.currentTarget)
      if (!start) return
      event.preventDefault()
      start.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Another element, such as a step that was opened, may have taken the focus meanwhile; it keeps it.
      if (opener.current && isLost()) asItIsNow(opener.current)?.focus()
    },
  }
}

function startOf(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')
  if (!first) return dialog.querySelector<HTMLElement>('footer button:last-of-type')
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/** The button that a menu belongs to, if the element is in one; a closed menu is gone. */
function behindMenu(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : element
}

/** The element itself, or the one that took its place in the page. */
function asItIsNow(element: Element): HTMLElement | null {
  if (element.isConnected || element.id === '') return element instanceof HTMLElement ? element : null
  return document.getElementById(element.id)
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
