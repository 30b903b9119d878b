import type { SportId } from '../sports/registry.ts'
import type { Intensity } from '../workout/intensity.ts'
import type { StoredSteps } from '../workout/step.ts'
import { type Bar, type Bracket, type Skyline, skylineOf, topOf } from './bars.ts'
import { THRESHOLD_HEIGHT } from './height.ts'
import { type Mark, marksOf, ruleUnitOf } from './rule.ts'
import { type SizeRules, sizes } from './sizes.ts'

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
  felt: boolean
  open: boolean
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

/** The largest share of a profile's height that stays free for brackets and flags. */
const MAX_SHARE_ABOVE = 0.28

type Size = keyof typeof sizes
type Frame = { width: number; height: number; size: Size }

/** A workout as a drawing in px. */
export function layoutProfile(
  steps: StoredSteps,
  sport: SportId,
  reference: number | undefined,
  frame: Frame,
): ProfileLayout {
  const { width, height } = frame
  const rules = sizes[frame.size]
  const skyline = skylineOf(steps, sport, reference)
  const baseline = height - rules.below
  const plot =
    Math.max(14 - rules.cap, baseline - Math.min(rules.above, MAX_SHARE_ABOVE * height)) * scaleOf(skyline, frame.size)
  const px = skyline.seconds > 0 ? width / skyline.seconds : 0
  return {
    width,
    height,
    baseline,
    threshold: baseline - THRESHOLD_HEIGHT * plot,
    bars: widenFineRepeats(skyline, px).bars.map((bar, index, all) =>
      drawBar(bar, { px, plot, rules, last: index === all.length - 1 }),
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

/** The px from the left end of the threshold line to the first bar or bracket that meets a label above it. */
export function thresholdLabelRoom({ bars, brackets, threshold, baseline, width }: ProfileLayout): number {
  const from = baseline - threshold
  const tall = bars.find((bar) => Math.max(bar.from, bar.to) > from)
  const underBracket = brackets.find(({ top }) => baseline - top > from - BRACKET_REACH_PX)
  return Math.min(tall?.left ?? width, underBracket?.left ?? width)
}

/** How many px below the threshold a group can end while its bracket still meets the threshold label. */
const BRACKET_REACH_PX = 36

/** The index of the bar at `x` px; past the end, of the last bar. */
export function barAt(bars: readonly DrawnBar[], x: number): number {
  const index = bars.findIndex(({ right }) => x < right)
  return index < 0 ? bars.length - 1 : index
}

// A large profile fills its height; small ones stand side by side and keep one scale, so that they can be compared.
function scaleOf({ bars }: Skyline, size: Size): number {
  if (size !== 'hero' && size !== 'picture') return 1
  const tallest = Math.max(THRESHOLD_HEIGHT + 0.03, ...bars.map(topOf))
  return 1 / tallest
}

// Chosen: below these widths single bars blur into a grey area.
const [MIN_HARD_STEP_PX, MIN_ROUND_PX] = [1.6, 5]

/**
 * Draws a repeat with fewer and wider rounds over the same stretch where its hardest step would be too thin to see. The
 * bracket keeps the true count.
 */
function widenFineRepeats({ bars, brackets }: Skyline, px: number): { bars: Bar[] } {
  const drawn: Bar[] = []
  let next = 0
  for (const bracket of brackets) {
    drawn.push(...bars.slice(next, bracket.firstBar))
    drawn.push(...widenRounds(bars, bracket, px))
    next = bracket.firstBar + bracket.count * bracket.steps
  }
  return { bars: [...drawn, ...bars.slice(next)] }
}

function widenRounds(bars: readonly Bar[], { firstBar, steps, count, start, seconds }: Bracket, px: number): Bar[] {
  const all = bars.slice(firstBar, firstBar + count * steps)
  const round = all.slice(0, steps)
  const hardest = round.reduce((best, bar) => (topOf(bar) > topOf(best) ? bar : best), round[0] as Bar)
  if (hardest.seconds * px >= MIN_HARD_STEP_PX) return all
  const roundPx = Math.max(MIN_ROUND_PX, steps * MIN_HARD_STEP_PX)
  const rounds = Math.max(1, Math.min(count, Math.floor((seconds * px) / roundPx)))
  const wider = count / rounds
  return Array.from({ length: rounds }, (_, index) =>
    round.map(({ round: _one, ...bar }) => ({
      ...bar,
      start: start + index * (seconds / rounds) + (bar.start - start) * wider,
      seconds: bar.seconds * wider,
    })),
  ).flat()
}

function drawBar(
  bar: Bar,
  { px, plot, rules, last }: { px: number; plot: number; rules: SizeRules; last: boolean },
): DrawnBar {
  const [left, right] = [bar.start * px, (bar.start + bar.seconds) * px]
  const gap = last ? 0 : gapOf(right - left, rules.gap)
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
    felt: bar.felt,
    open: bar.open,
  }
}

// The slope of a ramp already shows its range, and rest has no target.
function capOf(bar: Bar, { top, plot, thin }: { top: number; plot: number; thin: number }): number {
  if (bar.intensity === 'rest') return thin / 2
  return bar.ramp ? thin : Math.max(thin, top - bar.low * plot)
}

function gapOf(width: number, gap: number): number {
  if (width < 2.5) return 0
  return width < 5 ? gap / 2 : gap
}
