import { THEME_EVENT } from '../../../../lib/theme.ts'

/** The present value of a colour of our stylesheet, as a canvas takes it. */
export function colourOf(within: HTMLElement, variable: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${variable})`
  within.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Calls when the page becomes light or dark; returns what stops that. */
export function whenColoursChange(changed: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)')
  // The page's own listener of a chosen theme was registered first.
  addEventListener(THEME_EVENT, changed)
  addEventListener('storage', changed)
  media.addEventListener('change', changed)
  return () => {
    removeEventListener(THEME_EVENT, changed)
    removeEventListener('storage', changed)
    media.removeEventListener('change', changed)
  }
}
