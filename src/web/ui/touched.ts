/** What somebody has opened or focused in a part of a page, to be restored when the part is drawn anew. */
export type Touched = { restore: (part: Element) => void } | undefined

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function touchedIn(part: Element): Touched {
  const focused = [...part.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element)
  const open = [...part.querySelectorAll('details')].map((details) => details.open)
  return {
    restore(drawnAnew) {
      for (const [index, details] of drawnAnew.querySelectorAll('details').entries())
        if (open[index]) details.open = true
      const element = drawnAnew.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]
      element?.focus({ preventScroll: true })
    },
  }
}
