import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Percents, type Piece } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'

/** How the way into a session and out of it is called in the sport. */
export type WarmUpWords = {
  warmup: string
  warmupNotes: string
  build: string
  buildNotes: string
  rampNotes: string
  cooldown: string
  cooldownNotes: string
  /** What a warm-up ramps through and a cool-down falls through, in percent of threshold. */
  rising: Percents
  falling: Percents
  /** How many warm-ups of ten are ramps, where the athlete goes by the sport's own metric. */
  rampsOfTen: number
}

/** A warm-up shorter than this is one step, or where most of it is firm, than that. Seconds. */
const ONE_STEP = 480
const ONE_FIRM_STEP = 240
/** A ramp is over after so many seconds at most; what is left of a longer warm-up is ridden or run at its upper end. */
const LONGEST_RAMP = 720

/** What a warm-up is made of: how it starts, and the firmer part that stands right before the work. */
export type Warmup = { start: Block[]; build: Block[] }

/**
 * A warm-up of so many ticks: a ramp, or steps, that begin easy and end a little firmer for a share of it. With a share
 * of none all of it is easy.
 */
export function warmupOf(
  ticks: number,
  { ruler, request }: LandContext,
  random: Random,
  words: WarmUpWords,
  { firm = 0.4, mayRamp = true }: { firm?: number; mayRamp?: boolean } = {},
): Warmup {
  const start: Piece = { intensity: 'warmup', zone: 1, ticks, name: words.warmup, notes: words.warmupNotes }
  const build: Piece = { intensity: 'warmup', zone: 2, ticks, name: words.build, notes: words.buildNotes }
  const seconds = ruler.secondsOf(ticks, 1)
  // Thrown in any case: going by heart rate must not change what comes after.
  const ramps = random.integer(1, 10) <= words.rampsOfTen && goesByOwnMetric(request) && mayRamp
  if (ramps) {
    const ramp: Piece = { ...start, notes: words.rampNotes, percents: words.rising, ramp: 'rising' }
    if (firm === 0 || seconds <= LONGEST_RAMP) return { start: [once(ramp)], build: [] }
    const rising = ruler.near(roundToMinutes(0.6 * seconds), 1)
    return { start: [once({ ...ramp, ticks: rising })], build: [once({ ...build, ticks: ticks - rising })] }
  }
  if (firm === 0 || seconds < (firm > 0.5 ? ONE_FIRM_STEP : ONE_STEP)) return { start: [once(start)], build: [] }
  const firmTicks = ruler.near(roundToMinutes(firm * seconds), 2)
  return { start: [once({ ...start, ticks: ticks - firmTicks })], build: [once({ ...build, ticks: firmTicks })] }
}

/** A cool-down of so many ticks that ends as easy as can be. */
export function cooldownOf(ticks: number, { request }: LandContext, random: Random, words: WarmUpWords): Block[] {
  const piece: Piece = { intensity: 'cooldown', zone: 1, ticks, name: words.cooldown, notes: words.cooldownNotes }
  const falls = random.integer(1, 10) <= words.rampsOfTen && goesByOwnMetric(request)
  return [once(falls ? { ...piece, percents: words.falling, ramp: 'falling' } : piece)]
}

const goesByOwnMetric = ({ metric, sport }: ResolvedRequest) => metric === sport.reference.metric

/** From three minutes on in whole minutes, below in half ones. Seconds. */
export function roundToMinutes(seconds: number): number {
  const grain = seconds < 180 ? 30 : 60
  return Math.max(grain, Math.round(seconds / grain) * grain)
}
