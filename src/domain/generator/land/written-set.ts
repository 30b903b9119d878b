import type { Sport } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import { middleEffort } from '../../workout/effort.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { metresOf, movingSecondsOf, secondsOf } from '../../workout/totals.ts'
import type { LandContext } from '../plan/context.ts'
import { timeOf } from '../plan/measure.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import { stepWriterFor } from '../plan/write.ts'
import { aimBlocks, feelShortBouts } from './aim.ts'
import { LOWEST_W_PRIME_LEFT, wPrimeLeftOf } from './main-sets/asked-set-figures.ts'
import { type BoutStyle, type OwnWork, ownWork, recovery } from './main-sets/families/family.ts'
import { ANAEROBIC, heldWork, MAX_ANAEROBIC_SECONDS } from './main-sets/said-bouts.ts'
import { secondsOfWrittenRest } from './written-rest.ts'

/** The work of a type, and its recoveries as shares of a bout. */
export type WrittenStyle = BoutStyle & { own?: OwnWork; rest: readonly [least: number, most: number] }

/**
 * A main set that the athlete wrote out, as one block. Its steps keep their length and target; a step of work without a
 * target gets the type's, and repeats of one step of work get recoveries that suit it.
 */
export function writtenSet(mainSet: StoredSteps, context: LandContext, style: WrittenStyle): Block {
  const said = toGroups(mainSet)
  const own = style.own ?? heldTogether(said, context, style)
  const entries = said.map((entry) => completeEntry(entry, context, own ? { ...style, own } : style))
  const ticks = sumOf(entries, (entry) =>
    isGroup(entry)
      ? entry.count * sumOf(entry.steps, (step) => ticksOfStep(step, context))
      : ticksOfStep(entry, context),
  )
  const whole: Piece = { intensity: 'interval', zone: style.zone, ticks, ...style.work }
  return { ...once(whole), written: entries }
}

function completeEntry(entry: EditorEntry, context: LandContext, style: WrittenStyle): EditorEntry {
  if (!isGroup(entry)) return completeStep(entry, context, style)
  const steps = entry.steps.map((step) => completeStep(step, context, style))
  const [work] = steps
  const lacksRest = steps.length === 1 && work && isWork(work)
  return { ...entry, steps: lacksRest ? [work, restAfter(work, context, style)] : steps }
}

function completeStep(step: Step, context: LandContext, style: WrittenStyle): Step {
  if (step.target || step.effort !== undefined) return nameStep(step, context, style)
  // A pause that is walked or stood has no pace of a jog, and drills are none of work.
  if ((step.name && !isWork(step)) || step.drill) return step
  const ticks = ticksOfStep(step, context)
  const piece = isWork(step)
    ? ownWork(style, ticks, style.own ?? heldInMinutes(step, context, style))
    : recovery(style, ticks)
  // The text form writes all work as active: whether it is hard, the zone tells.
  const intensity = step.intensity === 'active' ? 'interval' : step.intensity
  const made = writePiece({ ...piece, intensity }, context)
  return { ...made, ...step, intensity: made.intensity, target: made.target }
}

/** The work of short bouts that are so many and so close that they would empty a rider at the power of their zone. */
function heldTogether(entries: readonly EditorEntry[], context: LandContext, style: WrittenStyle): OwnWork | undefined {
  const { sport, reference, metric } = context.request
  const steps = entries.flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
  const longest = Math.max(...steps.filter(lacksTarget).map((step) => movingSecondsOf(step, sport.id, reference)))
  const held = metric === 'power' ? heldWork(undefined, longest, style, metric)?.own : undefined
  if (!held) return undefined
  const pieceOf = (step: Step) => (lacksTarget(step) ? ownWork : recovery)(style, ticksOfStep(step, context))
  const blocks = entries.map((entry) =>
    isGroup(entry) ? { times: entry.count, pieces: entry.steps.map(pieceOf) } : once(pieceOf(entry)),
  )
  return wPrimeLeftOf(blocks, context) < LOWEST_W_PRIME_LEFT ? held : undefined
}

/** Whether a step is work that gets the target of the type. */
function lacksTarget(step: Step): boolean {
  return isWork(step) && !step.target && step.effort === undefined
}

/** The work of a bout that lasts longer than the highest zones of power are held. */
function heldInMinutes(step: Step, { request: { sport, reference } }: LandContext, { zone }: WrittenStyle) {
  const isTooLong =
    sport.reference.metric === 'power' &&
    zone >= ANAEROBIC &&
    movingSecondsOf(step, sport.id, reference) > MAX_ANAEROBIC_SECONDS
  return isTooLong ? ({ use: 'classic' } as const) : undefined
}

function writePiece(piece: Piece, context: LandContext): Step {
  const { request, ruler } = context
  const aimed = aimBlocks([once(piece)], request.sport, ruler.secondsOf)
  const felt = request.metric === 'heartrate' ? feelShortBouts(aimed, request.sport, ruler.secondsOf) : aimed
  return stepWriterFor(request, ruler)(felt[0]?.pieces[0] ?? piece)
}

function restAfter(work: Step, context: LandContext, style: WrittenStyle): Step {
  const { sport, reference } = context.request
  const seconds = secondsOfWrittenRest(work, sport.id, style.rest, reference)
  return { ...writePiece(recovery(style, 1), context), duration: timeOf(seconds) }
}

/** A step with a target of its own: hard work is an interval, and a step without a name gets one. */
function nameStep(step: Step, { request: { sport, reference } }: LandContext, style: WrittenStyle): Step {
  const percent = middleEffort(step, sport.id, reference)
  const isHard = isWork(step) && percent >= HARD_PERCENT
  const isSprint = isWork(step) && percent >= SPRINT_PERCENT
  const name = step.name ?? (isSprint ? 'Sprint' : nameOf(step, isHard, sport, style))
  return { ...step, ...(name ? { name } : {}), intensity: isHard ? 'interval' : step.intensity }
}

/** In percent of threshold: harder work is an interval. Our choice: just below threshold. */
const HARD_PERCENT = 95
// Our choice: only sprints of a ride are as hard.
const SPRINT_PERCENT = 180

function nameOf({ intensity }: Step, isHard: boolean, { easyParts, easyZone }: Sport, style: WrittenStyle) {
  if (intensity === 'warmup' || intensity === 'cooldown') return easyParts[intensity].name
  if (intensity === 'recovery' || intensity === 'rest') return style.recovery.name
  // Work in an easy session is not what the session is named for.
  if (isHard) return style.zone === easyZone ? undefined : style.work.name
  return style.zone === easyZone ? easyParts.easy.name : undefined
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'interval' || intensity === 'active'
}

function ticksOfStep(step: Step, { request, ruler }: LandContext): number {
  const { sport, reference } = request
  const [seconds, metres] = [secondsOf(step, sport.id, reference), metresOf(step, sport.id, reference)]
  return ruler.ticksIn({ seconds, metres }, false)
}
