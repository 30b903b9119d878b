import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { colours, tokens } from './colours.ts'
import { cut } from './fit-title.ts'
import type { Lettering, Style } from './lettering.ts'

/** The size that link previews have, in px. */
export const WIDTH = 1200
export const HEIGHT = 630
/** From the left and right edge to text. */
export const MARGIN = 56

/** The smallest size of text: a preview is often shown at a third of its size. */
export const small: Style = { size: 28, style: 'plain', fill: colours.ink2 }
export const figure: Style = { size: 46, style: 'strong', fill: colours.ink, tracking: -0.02 }

/** A picture of some marks on the paper of the product. */
export function sheet(...marks: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.bg}"/>${marks.join('')}</svg>`
}

/** The mark and the name of a sport, with what more is said of it, at the top left. */
export function kicker(sport: SportId, text: string, lettering: Lettering): string {
  const { path, colour } = sportOf(sport).mark
  const mark = `<path transform="translate(${MARGIN - 3} 48)scale(1.8)" d="${path}" fill="none" stroke="${tokens[colour] ?? colours.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
  return mark + lettering.write(text, { x: MARGIN + 44, y: 76 }, small)
}

/** The logo and the name of the product at the bottom left, and at `end` who made what is shown, if there is room. */
export function signature(author: string | undefined, end: number, lettering: Lettering): string {
  const logo = `<g transform="translate(${MARGIN} 568)scale(1.1875)"><rect width="32" height="32" rx="6" fill="${colours.accent}"/><path d="M6.5 11V7.5h19V11" fill="none" stroke="${colours.onAccent}" stroke-width="2.2"/><path d="M8 25V14h4.6v11zM13.7 25v-6h4.6v6zM19.4 25V14H24v11z" fill="${colours.onAccent}"/></g>`
  const name: Style = { size: 28, style: 'strong', fill: colours.ink, tracking: -0.02 }
  const brand = lettering.write('Pacewright', { x: MARGIN + 50, y: 597 }, name)
  const from = MARGIN + 50 + lettering.widthOf('Pacewright', name) + 40
  if (author === undefined || end - from < MIN_AUTHOR_PX) return logo + brand
  const by = cut(`by ${author}`, end - from, (text) => lettering.widthOf(text, small))
  return logo + brand + lettering.write(by, { x: end, y: 597, end: true }, small)
}

/** Room for less than a short name is left empty. */
const MIN_AUTHOR_PX = 120
