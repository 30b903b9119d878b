import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { isWholeLengths } from '../../units/tolerance.ts'
import { middleEffort } from '../../workout/effort.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { metresOf } from '../../workout/totals.ts'
import { lengthInWords } from '../plan/length-in-words.ts'
import { type Block, once } from '../plan/plan.ts'
import type { RefusedSet } from '../plan/session.ts'
import { stepWriterFor } from '../plan/write.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { SwimContext } from './context.ts'
import { writeRested } from './pieces/send-off.ts'
import { sendOffRefusal, withinSendOff } from './pieces/send-off-effort.ts'
import { percentsOf } from './pieces/swim-piece.ts'
import type { SwimStyle } from './styles/style.ts'
import { descending, fast } from './styles/work-styles.ts'
import { tooFar } from './too-far.ts'

type StyleOf = (distance: number) => SwimStyle

/**
 * A main set that the athlete wrote out, as one block, or why it cannot be swum. A swim without a target gets the type's, and
 * repeats of one swim without a rest leave on a send-off or rest as the type does.
 */
export function writtenSwimSet(
  mainSet: StoredSteps,
  request: ResolvedRequest,
  pool: SwimContext,
  styleOf: StyleOf,
): { ok: true; blocks: Block[] } | RefusedSet {
  const groups = toGroups(mainSet)
  const steps = groups.flatMap(stepsOf)
  const uneven = steps.find((step) => !isWhole(step, pool))
  if (uneven)
    return refuse(
      `${lengthInWords(uneven.duration)} are not a whole number of lengths in a pool of ${pool.length} ${pool.unit}.`,
    )
  const tooEarly = steps.filter(isSwim).map(sendOffRefusal).find(Boolean)
  if (tooEarly) return refuse(tooEarly)
  const written = groups.map((entry) => completeEntry(entry, request, pool, styleOf))
  const lengths = Math.round(
    sumOf(written, (entry) => timesOf(entry) * sumOf(stepsOf(entry), (step) => lengthsOf(step, request, pool))),
  )
  const reason = tooFar('The main set', lengths, pool)
  if (reason) return refuse(reason)
  const style = styleOf(pool.distance(lengths))
  const whole = { intensity: 'interval' as const, zone: style.zone, ticks: lengths, name: style.name, notes: '' }
  return { ok: true, blocks: [{ ...once(whole), written }] }
}

const refuse = (reason: string): RefusedSet => ({ ok: false, reason })

function completeEntry(entry: EditorEntry, request: ResolvedRequest, pool: SwimContext, styleOf: StyleOf): EditorEntry {
  const complete = (step: Step, isRepeated: boolean) => completeStep(step, isRepeated, request, pool, styleOf)
  if (!isGroup(entry)) return complete(entry, false)[0] ?? entry
  const isOneSwim = entry.steps.length === 1 && entry.steps[0]?.sendOff === undefined
  return { ...entry, steps: entry.steps.flatMap((step) => complete(step, isOneSwim)) }
}

/** A swim with its target, and the rest that follows it where it is repeated alone. */
function completeStep(
  step: Step,
  isRepeated: boolean,
  request: ResolvedRequest,
  pool: SwimContext,
  styleOf: StyleOf,
): Step[] {
  if (!isSwim(step)) return [{ ...step, name: step.name ?? 'Rest' }]
  const { sport, reference } = request
  const lengths = Math.max(1, Math.round(lengthsOf(step, request, pool)))
  const ofType = styleOf(pool.distance(lengths))
  const descends = ofType.zone >= descending.zone && DESCENDS.test(step.name ?? '')
  // The slower ones of a wide range would not be back before a send-off.
  const falling = step.sendOff === undefined ? descending : { ...ofType, notes: descending.notes }
  const usual = descends ? falling : ofType
  // How hard it is was said.
  const style = request.effort ? usual : inTime(usual, lengths, step, request, pool)
  const isOwn = Boolean(step.target) || step.effort !== undefined || step.drill !== undefined
  const rest = style.rest(pool.metres(lengths), 1)
  const [swim, after] = writeRested({ style: isOwn ? { ...style, hasOwnRest: true } : style, lengths, rest }, pool)
    .map((piece) =>
      piece.zone === null
        ? piece
        : { ...piece, ...(isOwn ? { notes: '' } : {}), extras: { ...piece.extras, ...partsOf(step) } },
    )
    .map(stepWriterFor(request, pool))
  if (!swim) return [step]
  const { sendOff, name: usualName, ...made } = swim
  const name = step.name ?? nameOf(step, usualName)
  const isHard = !isOwn || middleEffort(step, sport.id, reference) >= HARD_PERCENT
  const whole: Step = {
    ...made,
    ...step,
    ...(name ? { name } : {}),
    intensity: step.intensity === 'active' && isHard ? 'interval' : step.intensity,
    // How hard it feels was said instead of a pace.
    target: step.target ?? (step.effort === undefined ? (made.target ?? null) : { type: 'open' }),
  }
  if (!isRepeated) return [whole]
  return sendOff === undefined ? [whole, ...(after ? [after] : [])] : [{ ...whole, sendOff }]
}

/** "descend 1-4", "getting faster" */
const DESCENDS = /\bdesc|\bfaster\b/i

/**
 * The style, or a faster one where it would not be back before the send-off that the athlete says. A swim by time is back
 * whatever its style.
 */
function inTime(
  style: SwimStyle,
  lengths: number,
  { sendOff, duration }: Step,
  { sport, reference }: ResolvedRequest,
  pool: SwimContext,
): SwimStyle {
  const usual = percentsOf(style, lengths, pool)
  if (sendOff === undefined || duration.type === 'time' || !usual || style.ramp) return style
  const swim = { metres: pool.metres(lengths), sendOff, secondsPer100: reference ?? sport.reference.nominal }
  const percents = withinSendOff(usual, swim)
  return percents[0] > usual[0] ? { ...(percents[0] > CSS_PERCENT ? fast : style), percents: () => percents } : style
}

/** In percent of critical speed: from here on a swim is called fast. Our choice: the upper end of its zone. */
const CSS_PERCENT = 102

/** In percent of critical speed: harder swims are intervals. Our choice: just below it. */
const HARD_PERCENT = 95

function partsOf({ stroke, drill, equipment }: Step): Pick<Step, 'stroke' | 'drill' | 'equipment'> {
  return { ...(stroke ? { stroke } : {}), ...(drill ? { drill } : {}), ...(equipment ? { equipment } : {}) }
}

/** A kick is called a kick, and a swim with a target of its own has no name of the type. */
function nameOf({ drill, target, effort }: Step, name: string | undefined): string | undefined {
  if (drill) return drill.charAt(0).toUpperCase() + drill.slice(1)
  return target || effort !== undefined ? undefined : name
}

function stepsOf(entry: EditorEntry): readonly Step[] {
  return isGroup(entry) ? entry.steps : [entry]
}

function timesOf(entry: EditorEntry): number {
  return isGroup(entry) ? entry.count : 1
}

function isSwim({ intensity }: Step): boolean {
  return intensity !== 'rest'
}

/** Pool lengths of a swim; those of a time are an estimate. A rest at the wall has none. */
function lengthsOf(step: Step, { sport, reference }: ResolvedRequest, pool: SwimContext): number {
  return metresOf(step, sport.id, reference) / pool.metres(1)
}

function isWhole({ duration: { type, unit, value } }: Step, pool: SwimContext): boolean {
  return type === 'time' || isWholeLengths(toMetres(value, unit as DistanceUnit), pool.metres(1))
}
