import { type Block, once, type Piece, ticksOf, trained } from './plan.ts'
import type { Room } from './room.ts'
import { LEAST_COOLDOWN, leastWarmup } from './weigh.ts'

/** The easy zones that surround the work, and how they are called in the sport. */
export type Surroundings = {
  warmup: string
  warmupNotes: string
  build: string
  buildNotes: string
  easy: string
  easyNotes: string
  cooldown: string
  cooldownNotes: string
  /** Zone of the easy time before and after the work. */
  easyZone: number
}

/** Shares of the whole that may pass before the first bout and after the last one. */
const BEFORE = 0.38
const AFTER = 0.28
/** Easy time shorter than this is no step of its own. Seconds. */
const WORTH_A_STEP = 420
const WORTH_PARTING = 120

/** Sets a main set into its surroundings; warm-up, easy time and cool-down take exactly what it leaves. */
export function framed(main: readonly Block[], room: Room, names: Surroundings): Block[] {
  const { ruler, dice, bounds } = room
  const left = ruler.total - ticksOf(main)
  const leftSeconds = ruler.secondsOf(left, names.easyZone)
  const total = leftSeconds + secondsOf([...trained(main)], room)
  const least = leastWarmup(room, total)

  const wish = Math.min(dice.pick([300, 480, 600]), 0.12 * total, 0.45 * leftSeconds)
  const cooldownSeconds = wholeMinutes(Math.max(wish, Math.min(LEAST_COOLDOWN, 0.36 * leftSeconds)))
  const cooldown = within(ruler.atLeast(cooldownSeconds, 1), 1, left - 1)
  const warmupSeconds = wholeMinutes(Math.min(dice.pick([600, 720, 900, 1200]), Math.max(least, 0.2 * total)))
  const warmup = within(ruler.atLeast(warmupSeconds, 1), 1, left - cooldown)
  const spare = left - cooldown - warmup
  const zone = names.easyZone
  const spareSeconds = ruler.secondsOf(spare, zone)

  const roomBefore = Math.max(0, BEFORE * total - warmupSeconds)
  const roomAfter = Math.max(0, AFTER * total - cooldownSeconds - trailingSeconds(main, room))
  if (spareSeconds < WORTH_A_STEP && spareSeconds <= roomBefore)
    return put(main, room, names, { warmup: warmup + spare, cooldown })

  const wished = dice.pick([0, 0, 0.5, 1]) * spareSeconds
  const before = Math.min(roomBefore, Math.max(wished, spareSeconds - roomAfter))
  const after = Math.min(spareSeconds - before, roomAfter)
  const middle = spareSeconds - before - after
  // Sets that belong together keep their pauses; other sessions can be parted by easy time in the middle.
  const parts = !bounds.setRest && middle > WORTH_PARTING && (main.length > 1 || (main[0]?.times ?? 0) > 1)
  const afterTicks = after < 60 ? 0 : within(ruler.near(after, zone), 0, spare)
  const middleTicks = parts ? within(ruler.near(middle, zone), 0, spare - afterTicks) : 0
  const beforeTicks = spare - afterTicks - middleTicks
  const isStep = (ticks: number) => ruler.secondsOf(ticks, zone) >= WORTH_A_STEP
  return put(main, room, names, {
    warmup: warmup + (isStep(beforeTicks) ? 0 : beforeTicks),
    before: isStep(beforeTicks) ? beforeTicks : 0,
    middle: middleTicks,
    after: isStep(afterTicks) ? afterTicks : 0,
    cooldown: cooldown + (isStep(afterTicks) ? 0 : afterTicks),
  })
}

type Ticks = { warmup: number; cooldown: number; before?: number; middle?: number; after?: number }

function put(main: readonly Block[], room: Room, names: Surroundings, ticks: Ticks): Block[] {
  const { warmup, cooldown, before = 0, middle = 0, after = 0 } = ticks
  const easy = (length: number): Block[] =>
    length > 0
      ? [once({ intensity: 'active', zone: names.easyZone, ticks: length, name: names.easy, notes: names.easyNotes })]
      : []
  const [head, tail] = middle > 0 ? halves(main) : [main, []]
  return [
    ...warmups(warmup, room, names).map(once),
    ...easy(before),
    ...head,
    ...easy(middle),
    ...tail,
    ...easy(after),
    once({ intensity: 'cooldown', zone: 1, ticks: cooldown, name: names.cooldown, notes: names.cooldownNotes }),
  ]
}

/** A warm-up of some length begins easy and ends a little firmer. */
function warmups(ticks: number, { ruler }: Room, names: Surroundings): Piece[] {
  const start = { intensity: 'warmup' as const, zone: 1, name: names.warmup, notes: names.warmupNotes }
  if (ruler.secondsOf(ticks, 1) < 480) return [{ ...start, ticks }]
  const firm = ruler.near(wholeMinutes(ruler.secondsOf(ticks, 1) * 0.4), 2)
  return [
    { ...start, ticks: ticks - firm },
    { intensity: 'warmup', zone: 2, ticks: firm, name: names.build, notes: names.buildNotes },
  ]
}

/** The two halves of a set: a single repeat is parted, of several blocks the middle is found. */
function halves(main: readonly Block[]): [Block[], Block[]] {
  const [only] = main
  if (main.length === 1 && only) {
    const first = Math.ceil(only.times / 2)
    return [[{ ...only, times: first }], [{ ...only, times: only.times - first }]]
  }
  const half = Math.ceil(main.length / 2)
  return [main.slice(0, half), main.slice(half)]
}

/** Seconds of easy going that the main set itself ends with. */
function trailingSeconds(main: readonly Block[], room: Room): number {
  const last = main.at(-1)?.pieces.at(-1)
  return last && last.intensity !== 'interval' ? secondsOf([last], room) : 0
}

/** From three minutes on in whole minutes, below in half ones. */
function wholeMinutes(seconds: number): number {
  const grain = seconds < 180 ? 30 : 60
  return Math.max(grain, Math.round(seconds / grain) * grain)
}

function secondsOf(pieces: readonly Piece[], { ruler }: Room): number {
  return pieces.reduce((all, { ticks, zone }) => all + ruler.secondsOf(ticks, zone ?? 1), 0)
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
