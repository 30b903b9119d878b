/** What somebody has opened, focused or pressed in a part of a page, to be restored when the part is drawn anew. */
export type Touched = { restore: (part: Element) => void } | undefined

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Collects the arrow keys that are pressed in a part, until the returned function gives them. */
export function collectArrowKeys(part: Element): () => KeyboardEvent[] {
  const pressed: KeyboardEvent[] = []
  const collect = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key.startsWith('Arrow')) pressed.push(event)
  }
  part.addEventListener('keydown', collect)
  return () => {
    part.removeEventListener('keydown', collect)
    return pressed
  }
}

export function touchedIn(part: Element, pressed: readonly KeyboardEvent[]): Touched {
  const focused = focusableIn(part).indexOf(document.activeElement as HTMLElement)
  const open = [...part.querySelectorAll('details')].map((details) => details.open)
  return {
    restore(drawnAnew) {
      for (const [index, details] of drawnAnew.querySelectorAll('details').entries())
        if (open[index]) details.open = true
      const element = focusableIn(drawnAnew)[focused]
      element?.focus({ preventScroll: true })
      if (element) void pressAgain(element, pressed)
    },
  }
}

/** A drawing may hold a part twice, for narrow and for wide windows: only the one that shows counts. */
function focusableIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0)
}

/** Presses keys one after the other, so that the part has drawn what one of them changed before the next. */
async function pressAgain(element: HTMLElement, pressed: readonly KeyboardEvent[]): Promise<void> {
  for (const { key } of pressed) {
    await Promise.resolve()
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
}
