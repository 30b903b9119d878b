import type { Preferences } from '#contracts/preferences.ts'

export type Theme = NonNullable<Preferences['theme']>

/** Under this name the browser keeps the chosen theme. It keeps none where pages look as the device does. */
export const THEME_KEY = 'pacewright-theme'
/** The event of a page on which a theme is chosen. */
export const THEME_EVENT = 'pacewright-theme'
/** The background of a page in each theme, as `tokens.css` has it: browsers colour their own frame with it. */
export const pageColours = { light: '#fafaf7', dark: '#0d110f' } as const

/** Shows a theme on this page, on the other open pages of this browser, and on all that are opened later. */
export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'device') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // A browser that is told to store nothing still shows it on this page.
  }
  dispatchEvent(new CustomEvent(THEME_EVENT, { detail: theme }))
}
