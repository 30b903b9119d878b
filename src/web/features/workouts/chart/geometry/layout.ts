import type { SportId } from '#domain/sports/registry.ts'
import type { Intensity } from '#domain/workout/intensity.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { type Bar, type Bracket, type Skyline, skylineOf, topOf } from './bars.ts'
import { THRESHOLD_HEIGHT } from './height.ts'
import { type Mark, marksOf, ruleUnitOf } from './rule.ts'
import { type ProfileSize, type SizeRules, sizes } from './sizes.ts'

/** A bar in px: `x` and `width` as drawn, `left` and `right` with the gap, heights above the baseline. */
export type DrawnBar = {
  bar: Bar
  intensity: Intensity
  left: number
  right: number
  x: number
  width: number
  from: number
  to: number
  cap: number
  ramp: boolean
}
export type DrawnBracket = { left: number; right: number; top: number; count: number }
export type DrawnMark = Omit<Mark, 'at'> & { x: number }

export type ProfileLayout = {
  width: number
  height: number
  baseline: number
  /** Distance of the threshold line from the top. */
  threshold: number
  bars: DrawnBar[]
  brackets: DrawnBracket[]
  marks: DrawnMark[]
}

/** The largest share of its height that a profile leaves free for brackets and flags. */
const MOST_ABOVE = 0.28

type Room = { width: number; height: number; size: ProfileSize }

/** A workout as a drawing in px. Pure: the same workout in the same room is the same drawing. */
export function layoutProfile(
  steps: StoredSteps,
  sport: SportId,
  reference: number | undefined,
  room: Room,
): ProfileLayout {
  const { width, height } = room
  const rules = sizes[room.size]
  const skyline = skylineOf(steps, sport, reference)
  const baseline = height - rules.below
  const plot =
    Math.max(14 - rules.cap, baseline - Math.min(rules.above, MOST_ABOVE * height)) * stretch(skyline, room.size)
  const px = skyline.seconds > 0 ? width / skyline.seconds : 0
  return {
    width,
    height,
    baseline,
    threshold: baseline - THRESHOLD_HEIGHT * plot,
    bars: widen(skyline, px).bars.map((bar, index, all) =>
      draw(bar, { px, plot, rules, last: index === all.length - 1 }),
    ),
    brackets: skyline.brackets.map(({ start, seconds, count, height: top }) => ({
      left: start * px,
      right: (start + seconds) * px,
      top: baseline - top * plot,
      count,
    })),
    marks: marksOf(skyline, ruleUnitOf(steps), width).map(({ at, ...mark }) => ({ ...mark, x: at * px })),
  }
}

/** How far from the left the threshold line runs before something stands in the way of words above it. */
export function clearOfThreshold({ bars, brackets, threshold, baseline, width }: ProfileLayout): number {
  const from = baseline - threshold
  const tall = bars.find((bar) => Math.max(bar.from, bar.to) > from)
  const held = brackets.find(({ top }) => baseline - top > from - BRACKET_REACH)
  return Math.min(tall?.left ?? width, held?.left ?? width)
}

/** As much lower as a group may be for its bracket to meet the threshold's words, in px. */
const BRACKET_REACH = 36

/** The bar that stands at `x` px; the last one beyond the end. */
export function barAt(bars: readonly DrawnBar[], x: number): number {
  const index = bars.findIndex(({ right }) => x < right)
  return index < 0 ? bars.length - 1 : index
}

// Alone on a page a profile may fill its height; side by side they keep one scale, so that they compare.
function stretch({ bars }: Skyline, size: ProfileSize): number {
  if (size !== 'hero') return 1
  const tallest = Math.max(THRESHOLD_HEIGHT + 0.03, ...bars.map(topOf))
  return 1 / tallest
}

const [HARD_PX, TOOTH_PX] = [1.6, 5]

/**
 * Where the hard part of a repeat would be thinner than a hair, draws fewer and wider teeth over the same stretch. The
 * bracket keeps the true count.
 */
function widen({ bars, brackets }: Skyline, px: number): { bars: Bar[] } {
  const drawn: Bar[] = []
  let next = 0
  for (const bracket of brackets) {
    drawn.push(...bars.slice(next, bracket.firstBar))
    drawn.push(...teeth(bars, bracket, px))
    next = bracket.firstBar + bracket.count * bracket.steps
  }
  return { bars: [...drawn, ...bars.slice(next)] }
}

function teeth(bars: readonly Bar[], { firstBar, steps, count, start, seconds }: Bracket, px: number): Bar[] {
  const all = bars.slice(firstBar, firstBar + count * steps)
  const round = all.slice(0, steps)
  const hardest = round.reduce((best, bar) => (topOf(bar) > topOf(best) ? bar : best), round[0] as Bar)
  if (steps < 2 || hardest.seconds * px >= HARD_PX) return all
  const rounds = Math.max(1, Math.min(count, Math.floor((seconds * px) / TOOTH_PX)))
  const wider = count / rounds
  return Array.from({ length: rounds }, (_, index) =>
    round.map(({ round: _one, ...bar }) => ({
      ...bar,
      start: start + index * (seconds / rounds) + (bar.start - start) * wider,
      seconds: bar.seconds * wider,
    })),
  ).flat()
}

function draw(
  bar: Bar,
  { px, plot, rules, last }: { px: number; plot: number; rules: SizeRules; last: boolean },
): DrawnBar {
  const [left, right] = [bar.start * px, (bar.start + bar.seconds) * px]
  const gap = last ? 0 : gapAfter(right - left, rules.gap)
  const top = topOf(bar) * plot
  return {
    bar,
    intensity: bar.intensity,
    left,
    right,
    x: left,
    width: right - left - gap,
    from: bar.from * plot,
    to: bar.to * plot,
    cap: Math.min(top, capOf(bar, { top, plot, thin: rules.cap })),
    ramp: bar.ramp,
  }
}

// A ramp has its range in its slope, and rest asks for nothing.
function capOf(bar: Bar, { top, plot, thin }: { top: number; plot: number; thin: number }): number {
  if (bar.intensity === 'rest') return thin / 2
  return bar.ramp ? thin : Math.max(thin, top - bar.low * plot)
}

function gapAfter(width: number, gap: number): number {
  if (width < 2.5) return 0
  return width < 5 ? gap / 2 : gap
}
