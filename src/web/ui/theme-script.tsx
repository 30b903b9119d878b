import { ScriptOnce } from '@tanstack/react-router'
import { pageColours, THEME_EVENT, THEME_KEY } from '../lib/theme.ts'

/**
 * Shows the theme that the browser keeps before anything is painted: pages are the same for everybody, and some are kept
 * by the server. It is a script of the page's head, under the nonce of the page.
 */
export function ThemeScript() {
  const values = [THEME_KEY, THEME_EVENT, pageColours].map((value) => JSON.stringify(value))
  return <ScriptOnce>{`(${showThemes})(${values.join()})`}</ScriptOnce>
}

/** Shows the kept theme, and each one that is chosen here or on another page. Sent as text, so it uses nothing of this file. */
function showThemes(key: string, event: string, colours: Record<string, string>) {
  const root = document.documentElement
  const show = (theme: string | null) => {
    delete root.dataset.theme
    document.querySelector('meta[data-theme]')?.remove()
    const colour = theme && colours[theme]
    if (!colour) return
    root.dataset.theme = theme
    // The first such meta counts, so it stands before those that follow the device.
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'theme-color', content: colour }).dataset.theme = theme
    document.head.prepend(meta)
  }
  addEventListener(event, (chosen) => show((chosen as CustomEvent<string>).detail))
  addEventListener('storage', (changed) => {
    if (changed.key === key || changed.key === null) show(changed.newValue)
  })
  try {
    show(localStorage.getItem(key))
  } catch {
    // A browser that is told to store nothing: pages look as the device does.
  }
}
