import { EditorView } from '@codemirror/view'

/** The editor in the colours of the page, light and dark. */
export const textTheme = EditorView.theme({
  '&': { color: 'var(--color-ink)', backgroundColor: 'var(--color-surface)', border: '1px solid var(--color-edge)' },
  // The page's mark of the focus, around line numbers too.
  '&.cm-focused': {
    outline: '2px solid var(--color-ink)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--color-bg), 0 0 0 6px var(--color-accent)',
  },
  '.cm-content:focus-visible': { outline: 'none', boxShadow: 'none' },
  '.cm-content': { minHeight: '16rem', padding: '0.75rem 0', caretColor: 'var(--color-ink)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-ink-2)', border: 'none' },
  '.cm-note': { color: 'var(--color-ink-2)', fontStyle: 'italic' },
  '.cm-count': { fontWeight: '700' },
  '.cm-target': { color: 'var(--color-good)' },
  '.cm-length': { fontWeight: '540' },
  // The library draws its underlines as images from data URLs, which the page's policy does not load.
  '.cm-lintRange': { backgroundImage: 'none' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--color-danger)', backgroundImage: 'none' },
  '.cm-lintRange-info': { textDecoration: 'underline dotted var(--color-ink-2)', backgroundImage: 'none' },
  '.cm-tooltip': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-edge)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-accent-wash)',
  },
  '.cm-completionDetail': { color: 'var(--color-ink-2)' },
})
