import { sportOf } from '../../../sports/registry.ts'
import { MAX_ENTRIES } from '../../../workout/stored-entry.ts'
import { type Pool, poolBounds } from '../../../workout/swim.ts'
import type { Decoded, DecodeOptions } from '../../shared/format.ts'
import { nameOf } from '../../shared/reading/workout-name.ts'
import { sentencesOf } from '../../shared/step-losses.ts'
import { message, STATUTE, workoutFile, YARD_CENTIMETRES } from '../profile.ts'
import { readWording } from './losses.ts'
import { type ReadMessage, readFit } from './messages.ts'
import { flattenLoops, isNested } from './nested-repeats.ts'
import { readNodes } from './repeats.ts'
import { sportOfNumbers } from './sport.ts'
import { figureOf, indexOf, textOf } from './step.ts'

/** Reads the workout of a FIT file of any program. Never throws. */
export function decodeFit(bytes: Uint8Array, options: DecodeOptions): Decoded {
  const file = readFit(bytes, Object.values(message))
  if (!file.ok) return file
  const of = (number: number) => file.messages.filter((one) => one.number === number)
  const [workout] = of(message.workout)
  const steps = inOrder(of(message.step))
  const kind = figureOf(of(message.fileId)[0]?.fields.get(0)) ?? workoutFile
  if (kind !== workoutFile) return refuse(kinds[kind] ?? 'This FIT file holds something else than a workout.')
  if (steps.length === 0) return refuse('This FIT file holds no steps of a workout.')
  if (steps.length > 2 * MAX_ENTRIES)
    return refuse(`This file has ${steps.length.toLocaleString('en')} steps; a workout has at most ${MAX_ENTRIES}.`)
  const sport = sportOfNumbers(workout?.fields.get(4), workout?.fields.get(11)) ?? options.sport
  if (!sport) return refuse('This file is not marked as a run, a ride or a swim. Choose the sport and import it again.')
  const pool = sportOf(sport).inPool ? poolIn(workout) : undefined
  const { nodes, lost } = readNodes(steps, sportOf(sport), pool?.unit)
  const stored = flattenLoops(nodes)
  if (!stored) return refuse(`With its nested repeats written out, this workout has more than ${MAX_ENTRIES} steps.`)
  if (stored.some((entry) => 'duration' in entry && entry.duration.value > MAX_STEP_METRES))
    return refuse(
      'A step of this file is longer than 1,000 kilometers; in metres or yards that is more than a step can be.',
    )
  return {
    ok: true,
    workout: {
      name: nameOf(textOf(workout?.fields.get(8)), options),
      sport,
      steps: stored,
      ...(pool && isPool(pool) ? { poolLength: pool } : {}),
    },
    losses: [
      ...(textOf(workout?.fields.get(17)) ? ['The description of the workout is left out.'] : []),
      ...(pool && !isPool(pool) ? ['The length of the pool is left out: it is not between 10 and 100.'] : []),
      ...(isNested(nodes) ? ['Repeats inside of repeats are written out.'] : []),
      ...sentencesOf(lost, readWording),
    ],
  }
}

const MAX_STEP_METRES = 1_000_000

const refuse = (reason: string): Decoded => ({ ok: false, reason })

const kinds: Readonly<Record<number, string>> = {
  4: 'This FIT file is a recorded activity, not a workout.',
  6: 'This FIT file is a course, not a workout.',
  7: 'This FIT file is a schedule, not a workout.',
}

/** Steps by their own numbers, which repeats go by; where some have none, as they stand. */
function inOrder(steps: readonly ReadMessage[]): ReadMessage[] {
  if (steps.some((step) => indexOf(step) === undefined)) return [...steps]
  return steps.toSorted((one, other) => (indexOf(one) ?? 0) - (indexOf(other) ?? 0))
}

function poolIn(workout: ReadMessage | undefined): Pool | undefined {
  const centimetres = figureOf(workout?.fields.get(14))
  if (!centimetres) return undefined
  const isYards = figureOf(workout?.fields.get(15)) === STATUTE
  const unit = isYards ? YARD_CENTIMETRES : 100
  // A pool of 33 yards stands there as 3018 cm, which are 33.01.
  const lengths = [0, 1, 2].map((decimals) => Number((centimetres / unit).toFixed(decimals)))
  const length = lengths.find((one) => Math.round(one * unit) === centimetres) ?? centimetres / unit
  return { length, unit: isYards ? 'yards' : 'meters' }
}

const isPool = ({ length }: Pool) => length >= poolBounds.min && length <= poolBounds.max
