import { sportOf } from '../../sports/registry.ts'
import { totalsOf } from '../../workout/totals.ts'
import { readPart } from '../written/read-lines.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, Length, Rest } from './part.ts'
import { writeAims } from './write-aim.ts'
import { written } from './write-length.ts'
import type { Writing } from './writing.ts'

/** How many seconds a bout of a distance takes by its own target; undefined where none was said. */
export function secondsOf(aims: readonly Aim[], length: Measured, writing: Writing): number | undefined {
  if (
    length.unit === 'seconds' ||
    !aims.some(
      ({ kind }) => kind === 'time' || kind === 'pace' || kind === 'race' || kind === 'speed' || kind === 'percent',
    )
  )
    return undefined
  const aim = writeAims(aims, undefined, { ...writing, length, isSet: true })
  if (!aim) return undefined
  const { sport, reference } = writing
  const { steps } = readPart([`- ${written(length)} ${aim.text}`], { sport, reference })
  return typeof steps === 'string' ? undefined : Math.round(totalsOf(steps, sport, reference).seconds)
}

type Departing = { sendOff?: Length | undefined; rest?: Rest | undefined; aims: readonly Aim[] }

/** On land, what is left of a send-off behind a bout as its rest; null where the bout takes longer. */
export function departureOf(
  { sendOff, rest, aims }: Departing,
  length: Measured,
  writing: Writing,
): Rest | undefined | null {
  const { inPool, racePaces } = sportOf(writing.sport)
  if (!sendOff || rest || inPool) return undefined
  const every = measure(sendOff, 'send-off', writing)
  const seconds = length.unit === 'seconds' ? length.value : secondsOf(aims, length, writing)
  if (every?.unit !== 'seconds' || seconds === undefined) return undefined
  const left = every.value - seconds
  if (left < LEAST_REST) return null
  const { from, to } = sendOff
  return { length: { value: left, unit: 's', from, to }, manner: racePaces ? 'jog' : 'spin', aims: [], from, to }
}

// Seconds.
const LEAST_REST = 5
