import type { Intensity } from '#domain/workout/intensity.ts'

// The light colours of `src/web/ui/tokens.css` as sRGB: the rasteriser does not know oklch. A test compares them.

export const colours = {
  bg: '#fafaf7',
  line: '#ddddd7',
  ink: '#131c18',
  ink2: '#4f5650',
  accent: '#cff22c',
  onAccent: '#131c15',
} as const

/** Of the marks of sports, which name them as the page does. */
export const tokens: Readonly<Record<string, string>> = {
  'var(--run)': '#c24b00',
  'var(--bike)': '#007c45',
  'var(--swim)': '#0a6bb0',
}

export const capColours: Record<Intensity, string> = {
  rest: '#707a7a',
  recovery: '#4e8ba5',
  cooldown: '#4f589c',
  warmup: '#a08735',
  active: '#ad5907',
  interval: '#aa1912',
}

export const bodyColours: Record<Intensity, string> = {
  rest: '#ecf1f1',
  recovery: '#d8ecf4',
  cooldown: '#c6cbf2',
  warmup: '#f3eac5',
  active: '#f4ba68',
  interval: '#f3562e',
}

/** Of a route's map. */
export const mapColours = { ground: '#f0f0ea', street: '#ffffff', edge: '#d8d7cf', route: '#1850cf', casing: '#ffffff' }
