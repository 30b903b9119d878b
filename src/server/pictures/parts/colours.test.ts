import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { bodyColours, capColours, colours, mapColours, tokens } from './colours.ts'

const css = readFileSync('src/web/ui/tokens.css', 'utf8')

/** The light colour of a token, as sRGB. */
function tokenAsHex(name: string): string {
  const [, lightness, chroma, hue] =
    new RegExp(`${name}: (?:light-dark\\()?oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)`).exec(css) ?? []
  if (lightness === undefined) throw new Error(`There is no token ${name}`)
  return hexOf(Number(lightness) / 100, Number(chroma), Number(hue))
}

/** By Björn Ottosson's definition of oklab. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const encoded = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value))
    return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  })
  return `#${encoded
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The largest difference of a channel. */
function difference(one: string, other: string): number {
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const others = channelsOf(other)
  return Math.max(...channelsOf(one).map((channel, at) => Math.abs(channel - (others[at] as number))))
}

const ofTokens: [string, string][] = [
  ...Object.entries(capColours).map(([intensity, hex]): [string, string] => [`--cap-${intensity}`, hex]),
  ...Object.entries(bodyColours).map(([intensity, hex]): [string, string] => [`--body-${intensity}`, hex]),
  ['--color-bg', colours.bg],
  ['--color-line', colours.line],
  ['--color-ink', colours.ink],
  ['--color-ink-2', colours.ink2],
  ['--color-accent', colours.accent],
  ['--color-on-accent', colours.onAccent],
  ...Object.entries(tokens).map(([name, hex]): [string, string] => [name.slice(4, -1), hex]),
]

test.each(ofTokens)('%s is the same in pictures as on pages', (name, hex) => {
  // The tokens are rounded to a tenth of a percent.
  expect(difference(tokenAsHex(name), hex), `${tokenAsHex(name)} and ${hex}`).toBeLessThanOrEqual(2)
})

test('the mark of every sport has a colour, and a route stands out from its map', () => {
  for (const { mark } of sports) expect(tokens[mark.colour]).toBeDefined()
  expect(new Set(Object.values(mapColours)).size).toBeGreaterThan(3)
})
