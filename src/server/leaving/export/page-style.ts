import { raw } from 'hono/html'

/** The style of an archive's page. Its colours are those of the product. */
export const pageStyle = raw(`
:root {
  color-scheme: light dark;
  --bg: light-dark(oklch(98.5% 0.004 105), oklch(17.2% 0.008 165));
  --surface: light-dark(oklch(100% 0 0), oklch(21.2% 0.009 165));
  --line: light-dark(oklch(89.5% 0.007 105), oklch(30.5% 0.01 165));
  --ink: light-dark(oklch(21.5% 0.014 165), oklch(95.5% 0.006 110));
  --ink-2: light-dark(oklch(44.5% 0.012 150), oklch(77.5% 0.01 120));
  --accent: oklch(90.5% 0.205 120);
}
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header, main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem }
header { padding-top: 3rem }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.05; letter-spacing: -.02em }
h1::after { content: ""; display: block; width: 4rem; height: .5rem; margin-top: 1rem; background: var(--accent); border-bottom: 2px solid var(--ink) }
h2 { margin: 2rem 0 .75rem; font-size: 1.5rem }
h3 { margin: 1.5rem 0 .5rem; font-size: 1.0625rem }
a { color: inherit; text-underline-offset: 3px }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem }
nav a, .files a { display: inline-block; min-height: 1.5rem }
header p, summary span, .routes span, dt, dd p, .none { color: var(--ink-2) }
details { background: var(--surface); border: 1px solid var(--line); border-bottom-width: 0; padding: 0 1rem }
details:last-of-type { border-bottom-width: 1px }
summary { padding: .75rem 0; cursor: pointer }
summary b { margin-right: .5rem }
pre { margin: 0 0 .75rem; padding: .75rem 1rem; background: var(--bg); white-space: pre-wrap; font: .875rem/1.6 ui-monospace, monospace }
.files { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0 0 1rem; list-style: none }
.routes { margin: 0; padding: 0; list-style: none }
.routes li { padding: .75rem 1rem; background: var(--surface); border: 1px solid var(--line) }
.routes li + li { border-top-width: 0 }
.routes span { margin-inline-start: .5rem }
dl { margin: 0; background: var(--surface); border: 1px solid var(--line) }
dl div { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 1rem; padding: .625rem 1rem }
dl div + div { border-top: 1px solid var(--line) }
dd { margin: 0 }
dd p { margin: 0; white-space: pre-line; font-size: .9375rem }
`)
