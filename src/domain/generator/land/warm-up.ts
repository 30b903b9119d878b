import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { FrameStyle } from './frame-style.ts'

/** A shorter warm-up is one step; where most of it is firm, a warm-up below the second figure. Our choice. */
const MIN_TWO_STEP_SECONDS = 480
const MIN_FIRM_TWO_STEP_SECONDS = 240
/** The longest ramp; a longer warm-up continues at its upper end. Our choice. */
const MAX_RAMP_SECONDS = 720

/** The start of a warm-up, and its firmer part, which stands right before the work. */
export type Warmup = { start: Block[]; build: Block[] }

/** A warm-up: a ramp, or an easy step and a firmer one for the share `firm` of it. */
export function warmupOf(
  ticks: number,
  { ruler, request }: LandContext,
  random: Random,
  frameStyle: FrameStyle,
  { firm = 0.4, mayRamp = true }: { firm?: number; mayRamp?: boolean } = {},
): Warmup {
  const { easyParts } = request.sport
  const start: Piece = { intensity: 'warmup', zone: 1, ticks, ...easyParts.warmup }
  const build: Piece = { intensity: 'warmup', zone: 2, ticks, ...easyParts.build }
  const seconds = ruler.secondsOf(ticks, 1)
  // Drawn by every metric, so that the metric changes no later draw.
  const isRamp = random.integer(1, 10) <= frameStyle.rampsOfTen && isByOwnMetric(request) && mayRamp
  if (isRamp) {
    const ramp: Piece = { ...start, notes: frameStyle.rampNotes, percents: frameStyle.rising, ramp: 'rising' }
    if (firm === 0 || seconds <= MAX_RAMP_SECONDS) return { start: [once(ramp)], build: [] }
    const rising = ruler.nearest(roundToMinutes(0.6 * seconds), 1)
    return { start: [once({ ...ramp, ticks: rising })], build: [once({ ...build, ticks: ticks - rising })] }
  }
  if (firm === 0 || seconds < (firm > 0.5 ? MIN_FIRM_TWO_STEP_SECONDS : MIN_TWO_STEP_SECONDS))
    return { start: [once(start)], build: [] }
  const firmTicks = ruler.nearest(roundToMinutes(firm * seconds), 2)
  return { start: [once({ ...start, ticks: ticks - firmTicks })], build: [once({ ...build, ticks: firmTicks })] }
}

/** A cool-down: a falling ramp, or by heart rate an easy step. */
export function cooldownOf(ticks: number, { request }: LandContext, { falling }: FrameStyle): Block[] {
  const piece: Piece = { intensity: 'cooldown', zone: 1, ticks, ...request.sport.easyParts.cooldown }
  return [once(isByOwnMetric(request) ? { ...piece, percents: falling, ramp: 'falling' } : piece)]
}

const isByOwnMetric = ({ metric, sport }: ResolvedRequest) => metric === sport.reference.metric

/** Seconds rounded to minutes, or to half minutes below three; at least one of them. */
export function roundToMinutes(seconds: number): number {
  const grain = seconds < 180 ? 30 : 60
  return Math.max(grain, Math.round(seconds / grain) * grain)
}
