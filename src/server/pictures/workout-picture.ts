import { loadOf } from '#domain/load/load.ts'
import { type DrawnBracket, layoutProfile, type ProfileLayout } from '#domain/profile/layout.ts'
import { bodyPath, capPath, dashedCap, SIDE_PX, sidesPath } from '#domain/profile/shapes.ts'
import { sizes } from '#domain/profile/sizes.ts'
import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { capitalise } from '#domain/units/words.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { bodyColours, capColours, colours } from './parts/colours.ts'
import { fitTitle } from './parts/fit-title.ts'
import type { Lettering, Style } from './parts/lettering.ts'
import { readable } from './parts/readable.ts'
import { figure, kicker, MARGIN, sheet, signature, small, WIDTH } from './parts/sheet.ts'

export type DrawnWorkout = {
  name: string
  sport: SportId
  type: WorkoutType | null
  /** Undefined for stored steps that are not valid. */
  steps: StoredSteps | undefined
  author: string
}

/** The link preview of a workout as SVG: its name, its totals and its profile from edge to edge. */
export function workoutPicture({ name, sport, type, steps, author }: DrawnWorkout, lettering: Lettering): string {
  const kind = [sportOf(sport).label, ...(type ? [lowerFirst(workoutTypeLabel[type])] : [])].join(', ')
  const seconds = steps ? Math.round(totalsOf(steps, sport).seconds) : 0
  const time = formatDuration(seconds)
  const load = steps && loadOf(steps, sport)
  const written = readable(name, lettering)
  const title = written ?? `${capitalise(sportOf(sport).noun)} of ${time}`
  // Beside the title stands the wider of the two lines of figures.
  const figures = [
    ...(seconds > 0 && written !== undefined ? [{ text: time, y: 88, style: figure }] : []),
    ...(load ? [{ text: `load ${Math.round(load.load)}`, y: 125, style: small }] : []),
  ]
  const taken = Math.max(0, ...figures.map(({ text, style }) => lettering.widthOf(text, style)))
  const room = { width: WIDTH - 2 * MARGIN - taken - 48, sizes: TITLE_SIZES }
  const { lines, style } = fitTitle(title, room, lettering, colours.ink)
  const ys = lines.length > 1 ? [128, 178] : [168]
  return sheet(
    kicker(sport, kind, lettering),
    ...lines.map((line, index) => lettering.write(line, { x: MARGIN - 2, y: ys[index] ?? 168 }, style)),
    ...figures.map(({ text, y, style: ofFigure }) =>
      lettering.write(text, { x: WIDTH - MARGIN, y, end: true }, ofFigure),
    ),
    profile(steps ?? [], sport, lettering),
    signature(readable(author, lettering), WIDTH - MARGIN, lettering),
  )
}

const TITLE_SIZES: readonly [number, number][] = [
  [82, 1],
  [68, 1],
  [58, 1],
  [48, 2],
]

/** Strokes of a picture are 1.8 times as strong as on a page. */
const SCALE = 1.8
const [TOP_PX, BASELINE_PX] = [178, 529]

/** The profile of a workout from edge to edge, on its rule. */
export function profile(steps: StoredSteps, sport: SportId, lettering: Lettering): string {
  const height = (BASELINE_PX - TOP_PX) / SCALE
  const layout = layoutProfile(steps, sport, undefined, { width: WIDTH / SCALE, height, size: 'picture' })
  const { width, baseline, bars, brackets, threshold } = layout
  const shapes = [
    `<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="${capColours.rest}" stroke-width="1.6"/></pattern>`,
    ...bars.map((bar) => barMarks(bar, baseline)),
    bars.length > 0
      ? `<path d="M0 ${threshold}H${width}" stroke="${colours.ink}" stroke-opacity="0.5" stroke-dasharray="1.5 4"/>`
      : '',
    rule(layout),
    ...brackets.map((bracket) => bracketLine(bracket, labelGap(bracket, lettering))),
  ]
  const counts = brackets.map((bracket) => {
    const { left, top, count } = bracket
    if (labelGap(bracket, lettering) === undefined) return ''
    const y = TOP_PX + (top - sizes.picture.bracket) * SCALE
    return lettering.write(`${count}×`, { x: left * SCALE + LABEL_INSET_PX, y: y + 10 }, counting)
  })
  return `<g transform="translate(0 ${TOP_PX})scale(${SCALE})">${shapes.join('')}</g>${counts.join('')}`
}

type Drawn = ProfileLayout['bars'][number]

function barMarks(bar: Drawn, baseline: number): string {
  const { intensity, width, open, felt } = bar
  if (!(width > 0)) return ''
  const body = bodyPath(bar, baseline)
  const colour = capColours[intensity]
  const hatch = intensity === 'rest' ? `<path d="${body}" fill="url(#hatch)"/>` : ''
  return `<path d="${body}" fill="${bodyColours[intensity]}"/>${hatch}${cap()}`

  function cap(): string {
    if (open)
      return `<path d="${sidesPath(bar, baseline)}" stroke="${colour}" stroke-width="${Math.min(SIDE_PX, width)}"/>`
    if (!felt) return `<path d="${capPath(bar, baseline)}" fill="${colour}"/>`
    const { path, dash } = dashedCap(bar, baseline)
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${bar.cap}" stroke-dasharray="${dash}"/>`
  }
}

function rule({ width, baseline, marks }: ProfileLayout): string {
  const ticks = marks.map(({ x, rank }) => `M${x} ${baseline}v${TICKS[rank]}`).join('')
  return `<g stroke="${colours.ink}" fill="none"><path d="M0 ${baseline}H${width}" stroke-width="1.5"/><path d="${ticks}"/></g>`
}

const TICKS = { minor: 2, middle: 3.5, major: 5 }

const counting: Style = { size: 28, style: 'strong', fill: colours.ink, tracking: -0.02 }
/** From the end of a bracket to its count. */
const LABEL_INSET_PX = 13

/** Where the line of a bracket goes on behind its count; undefined where the count has no room. */
function labelGap({ left, right, count }: DrawnBracket, lettering: Lettering): number | undefined {
  const gap = (LABEL_INSET_PX + lettering.widthOf(`${count}×`, counting) + 8) / SCALE
  return right - left < gap + 6 ? undefined : gap
}

function bracketLine({ left, right, top }: DrawnBracket, gap: number | undefined): string {
  const { bracket, drop, gap: between } = sizes.picture
  const y = top - bracket
  const end = right - between - 0.75
  const line = gap === undefined ? `H${end}` : `h4M${left + gap} ${y}H${end}`
  return `<path d="M${left + 0.75} ${y + drop}V${y}${line}V${y + drop}" fill="none" stroke="${colours.ink}" stroke-width="1.5"/>`
}

function lowerFirst(text: string): string {
  // `VO2 Max` stays.
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
