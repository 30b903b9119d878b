import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { decompress } from 'woff2-encoder'

/** Mona Sans, in two styles: wide and strong for titles, figures and the name, plain for the rest. */
export type Style = { size: number; style: 'strong' | 'plain'; fill: string /** In em. */; tracking?: number }

/** Writes text as outlines, so that the rasteriser needs no fonts. */
export type Lettering = {
  /** Whether there is a glyph for every character. */
  canWrite: (text: string) => boolean
  /** In px. */
  widthOf: (text: string, style: Style) => number
  /** SVG of a text on a baseline, from x or, with `end`, up to it. */
  write: (text: string, at: { x: number; y: number; end?: boolean }, style: Style) => string
}

/** Opens the font's files, which takes about a tenth of a second. */
export async function openLettering(): Promise<Lettering> {
  const fonts = await Promise.all(PARTS.map(openPart))
  const fontFor = (character: string) =>
    fonts.find(({ strong }) => strong.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const layOut = (text: string, { size, style, tracking = 0 }: Style) => {
    const glyphs: { path: string; x: number; scale: number }[] = []
    let x = 0
    for (const run of runsOf(plainSpaces(text), fontFor)) {
      const font = run.fonts[style]
      const scale = size / font.unitsPerEm
      const laidOut = font.layout(run.text)
      for (const [index, glyph] of laidOut.glyphs.entries()) {
        const position = laidOut.positions[index]
        glyphs.push({ path: glyph.path.toSVG(), x: x + (position?.xOffset ?? 0) * scale, scale })
        x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
      }
    }
    return { glyphs, width: Math.max(0, x - tracking * size) }
  }
  return {
    canWrite: (text) => Array.from(plainSpaces(text)).every(fontFor),
    widthOf: (text, style) => layOut(text, style).width,
    write(text, { x, y, end = false }, style) {
      const { glyphs, width } = layOut(text, style)
      const from = end ? x - width : x
      const drawn = glyphs
        .filter(({ path }) => path !== '')
        .map((glyph) => {
          const scale = inThousandths(glyph.scale)
          return `<path transform="translate(${inThousandths(from + glyph.x)} ${y})scale(${scale} ${-scale})" d="${glyph.path}"/>`
        })
      return `<g fill="${style.fill}">${drawn.join('')}</g>`
    },
  }
}

/** Files of the font, each with some of its characters; the first that has a character writes it. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const

async function openPart(part: (typeof PARTS)[number]) {
  const file = import.meta.resolve(`@fontsource-variable/mona-sans/files/mona-sans-${part}-standard-normal.woff2`)
  const font = create(Buffer.from(await decompress(readFileSync(fileURLToPath(file))))) as Font
  return { strong: font.getVariation({ wght: 560, wdth: 112 }), plain: font.getVariation({ wght: 400, wdth: 100 }) }
}

type Fonts = Awaited<ReturnType<typeof openPart>>

/** Stretches of a text that one file writes; a character without a glyph is left out. */
function runsOf(text: string, fontFor: (character: string) => Fonts | undefined): { text: string; fonts: Fonts }[] {
  const runs: { text: string; fonts: Fonts }[] = []
  for (const character of text) {
    const fonts = fontFor(character)
    if (!fonts) continue
    const last = runs.at(-1)
    if (last?.fonts === fonts) last.text += character
    else runs.push({ text: character, fonts })
  }
  return runs
}

/** Thin and no-break spaces have no glyphs of their own. */
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ')
}

function inThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
