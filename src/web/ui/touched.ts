import { enteredIn } from '../lib/entered.ts'

/** What somebody has opened, entered or focused in a part of a page, to be restored when the part is drawn anew. */
export type Touched = { restore: (part: Element) => void } | undefined

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function touchedIn(part: Element): Touched {
  const focused = focusableIn(part).indexOf(document.activeElement as HTMLElement)
  const open = [...part.querySelectorAll('details')].map((details) => details.open)
  const entered = enteredIn(part)
  return {
    restore(drawnAnew) {
      entered.enterInto(drawnAnew)
      for (const [index, details] of drawnAnew.querySelectorAll('details').entries())
        if (open[index]) details.open = true
      focusableIn(drawnAnew)[focused]?.focus({ preventScroll: true })
    },
  }
}

/** A drawing may hold a part twice, for narrow and for wide windows: only the one that shows counts. */
function focusableIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0)
}
