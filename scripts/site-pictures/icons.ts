import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { colours } from '#server/pictures/parts/colours.ts'

/** The icons of the installed product by their file names, drawn from the logo. */
export function drawIcons(): Record<string, Uint8Array> {
  const logo = readFileSync('src/web/public/favicon.svg', 'utf8')
  const square = logo.replace(' rx="6"', '')
  return {
    'icon-192.png': png(logo, 192),
    'icon-512.png': png(logo, 512),
    'icon-maskable-512.png': png(withinSafeZone(square), 512),
    // Phones of Apple round the corners themselves, and show what is transparent as black.
    'apple-touch-icon.png': png(square, 180),
  }
}

/** A system cuts a maskable icon to its own shape; what lies within 80 % of its width is always seen. */
function withinSafeZone(logo: string): string {
  const marks = logo.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
  const background = `<rect width="32" height="32" fill="${colours.accent}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}<g transform="translate(3.2 3.2)scale(0.8)">${marks}</g></svg>`
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
