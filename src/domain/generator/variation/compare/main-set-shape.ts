import { meanPower } from '../../../load/stretches.ts'
import type { Sport } from '../../../sports/registry.ts'
import { toMetres } from '../../../units/distance.ts'
import { median } from '../../../units/numbers.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import { unroll } from '../../../workout/groups.ts'
import type { Step, StoredSteps } from '../../../workout/step.ts'
import { metresOf, movingSecondsOf, thresholdSpeed } from '../../../workout/totals.ts'
import type { Measure } from '../../plan/measure.ts'
import type { Block, Piece } from '../../plan/plan.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type Arrangement, arrangementOf, isSameArrangement } from './arrangement.ts'
import { type BoutFigures, figuresOf } from './bout-figures.ts'
import { boutsOf } from './find-bouts.ts'
import { stretchReaderFor } from './stretch-reader.ts'

/** A main set in figures. Its lengths are seconds, or metres where the workout is measured by distance. */
export type Shape = BoutFigures & {
  /** The bouts in order. */
  bouts: readonly number[]
  /** The middle rest between bouts: at the wall of a pool in seconds. 0 if there is none. */
  rest: number
  /** How many sets the long rests make of it. */
  sets: number
  /** The mean effort of the work, in percent of threshold. */
  effort: number
  arrangement: Arrangement
}

/** The shape of the main set of a workout that is read as a session of the asked kind; undefined if it has no bouts. */
export function readShape(steps: StoredSteps, request: ResolvedRequest): Shape | undefined {
  const { sport, reference, length } = request
  const stretches = unroll(steps).flatMap(stretchReaderFor(request))
  const lengthOf = (step: Step) =>
    length.type === 'time' ? movingSecondsOf(step, sport.id, reference) : metresOf(step, sport.id, reference)
  const bouts = boutsOf(stretches, request)
  return shapeFrom(
    stretches.map(({ step, seconds, from, to }, index) => {
      const isWork = bouts.some(({ first, last }) => index >= first && index <= last)
      return isWork
        ? { effort: meanPower(from, to, 1), length: lengthOf(step) }
        : { effort: 0, length: sport.inPool ? seconds : lengthOf(step) }
    }),
  )
}

/** Whether two main sets have bouts of about one length in one arrangement: then one is another no more than in name. */
export function areBoutsAlike(one: Shape, other: Shape | undefined): boolean {
  if (!other || !isSameArrangement(one.arrangement, other.arrangement)) return false
  return Math.abs(Math.log(one.middle / other.middle)) < MAX_ALIKE
}

/** As a logarithm: a tenth. Our choice. */
const MAX_ALIKE = Math.log(1.1)

/** Whether a workout has bouts that are arranged in another way than those of a shape. */
export function isArrangedOtherwise(before: Shape, steps: StoredSteps, request: ResolvedRequest): boolean {
  const after = readShape(steps, request)
  // Easy time may split a set in two uneven halves: that is no other arrangement.
  const arrangementIn = ({ bouts, arrangement }: Shape) => arrangementOf(bouts, arrangement.isVaried)
  return after !== undefined && !isSameArrangement(arrangementIn(before), arrangementIn(after))
}

/**
 * The shape of a planned main set. On land it is kept as long as the blocks are, because most of them serve many
 * requests; a swim's are its own.
 */
export function shapeOf(blocks: readonly Block[], measure: Measure, request: ResolvedRequest): Shape {
  if (request.sport.inPool) return planShape(blocks, measure, request)
  const shape = known.get(blocks) ?? planShape(blocks, measure, request)
  known.set(blocks, shape)
  return shape
}

const known = new WeakMap<readonly Block[], Shape>()

function planShape(blocks: readonly Block[], measure: Measure, request: ResolvedRequest): Shape {
  const parts: Part[] = []
  for (const { times, pieces } of blocks) {
    const round: Part[] = []
    for (const piece of pieces) addParts(round, piece, measure, request)
    for (let time = 0; time < times; time += 1) parts.push(...round)
  }
  const shape = shapeFrom(parts)
  if (!shape) throw new Error('A main set without a bout')
  return shape
}

/** Adds a piece, and the rest that its send-off leaves after it. */
function addParts(parts: Part[], piece: Piece, measure: Measure, { sport, reference }: ResolvedRequest): void {
  const length = lengthOf(piece, measure)
  const effort = piece.intensity === 'interval' ? effortOf(piece, sport) : 0
  parts.push({ length, effort })
  const sendOff = piece.extras?.sendOff
  if (effort === 0 || sendOff === undefined) return
  const seconds = length / (thresholdSpeed(sport.id, reference) * (effort / 100))
  parts.push({ length: Math.max(0, sendOff - seconds), effort: 0 })
}

/** The middle of a zone of the sport's own metric, in percent of threshold. */
export function zoneMiddle(zone: number, sport: Sport): number {
  const band = zoneEffort(sport.reference.metric, zone, sport)
  return band ? (band.low + band.high) / 2 : 0
}

/** Part of a main set, by its effort in percent of threshold; 0 is no work. */
type Part = { length: number; effort: number }

/** Efforts that differ by less are one. Our choice: less than the narrowest part of a zone. */
const SAME_EFFORT_PERCENT = 1.5
/** A rest that is longer than the middle one by this factor lies between two sets. Our choice. */
const SET_PAUSE_FACTOR = 1.6

function shapeFrom(parts: readonly Part[]): Shape | undefined {
  const bouts: number[] = []
  const rests: number[] = []
  let rest = 0
  let weighted = 0
  let isVaried = false
  let before = 0
  for (const { length, effort } of parts) {
    if (effort === 0) rest += length
    else if (before > 0) bouts[bouts.length - 1] = (bouts.at(-1) ?? 0) + length
    else {
      if (bouts.length > 0) rests.push(rest)
      bouts.push(length)
      rest = 0
    }
    weighted += length * effort
    isVaried ||= effort > 0 && before > 0 && Math.abs(effort - before) > SAME_EFFORT_PERCENT
    before = effort
  }
  if (bouts.length === 0) return undefined
  const figures = figuresOf(bouts)
  const restBetween = middleOf(rests)
  const sizes = [1]
  for (const one of rests) {
    if (one > SET_PAUSE_FACTOR * restBetween) sizes.push(1)
    else sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
  }
  return {
    ...figures,
    bouts,
    rest: restBetween,
    sets: sizes.length,
    effort: weighted / figures.work,
    arrangement: arrangementOf(bouts, isVaried, sizes),
  }
}

/** The median; 0 of none. Most sets have equal rests, which need no sorting. */
function middleOf(rests: readonly number[]): number {
  const [first = 0] = rests
  return rests.every((rest) => rest === first) ? first : median(rests)
}

function lengthOf({ zone, ticks }: Piece, measure: Measure): number {
  if (zone === null) return ticks
  const { unit, value } = measure.duration(ticks)
  return unit === 'minutes' || unit === 'seconds' ? value : toMetres(value, unit)
}

function effortOf({ zone, percents }: Piece, sport: Sport): number {
  if (percents) return (percents[0] + percents[1]) / 2
  return zone === null ? 0 : zoneMiddle(zone, sport)
}
