import { encode } from 'uqr'

/** White modules around the code, of which scanners need four (ISO/IEC 18004). */
const QUIET_MODULES = 4

/** Dark on light in every theme: some scanners read no inverted code. */
export const qrColours = { ink: '#131a17', paper: '#ffffff' } as const

/** A QR code with its quiet zone: the modules of a side, and the dark ones as the path of an SVG. */
export function drawQrCode(text: string): { size: number; path: string } {
  // A quarter of a code at M may be dirty or hidden.
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const path = data.flatMap((row, y) => darkRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`))
  return { size, path: path.join('') }
}

/** The same as an SVG file, large enough to be printed. */
export function qrFile(text: string): string {
  const { size, path } = drawQrCode(text)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">`,
    `<path fill="${qrColours.paper}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${qrColours.ink}" d="${path}"/>`,
    '</svg>',
    '',
  ].join('\n')
}

/** Where the dark modules of a row begin and end. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.[1] === x) last[1] = x + 1
    else if (isDark) runs.push([x, x + 1])
  }
  return runs
}
