import { Resvg } from '@resvg/resvg-js'
import { colours } from '#server/pictures/parts/colours.ts'
import { openLettering, type Style } from '#server/pictures/parts/lettering.ts'
import { MARGIN, sheet, signature, small, WIDTH } from '#server/pictures/parts/sheet.ts'
import { profile } from '#server/pictures/workout-picture.ts'
import { firstWorkout } from '#web/features/site/landing/first-workout.ts'

/** The picture that links to the public pages are shown with: the heading of the landing page over its workout, as PNG. */
export async function drawLinkPreview(): Promise<Uint8Array> {
  const lettering = await openLettering()
  const svg = sheet(
    ...HEADING.map((line, index) => lettering.write(line, { x: MARGIN - 3, y: 94 + index * 66 }, title)),
    profile(firstWorkout.steps, firstWorkout.sport, lettering),
    signature(undefined, WIDTH - MARGIN, lettering),
    lettering.write('Running, cycling and swimming workouts', { x: WIDTH - MARGIN, y: 597, end: true }, small),
  )
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

const HEADING = ['Spend less time planning', 'and more time training']
const title: Style = { size: 62, style: 'strong', fill: colours.ink, tracking: -0.035 }
