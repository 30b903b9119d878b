import type { Race } from '../../sports/races.ts'
import { MAX_STEP_SECONDS } from '../../units/duration.ts'
import type { Step } from '../../workout/step.ts'
import type { SwimEquipment } from '../../workout/swim.ts'
import type { Item } from '../grammar/item.ts'
import { nameWithOffset, readOffset } from './css-offset.ts'
import { buildDuration } from './duration.ts'
import type { LineContext } from './line-context.ts'
import { dropLooseWords } from './loose-words.ts'
import { nameWithRace, readRace } from './race-pace.ts'
import { checkText, findOnly, type Remarks } from './remarks.ts'
import type { BeforeLength } from './step-name.ts'
import type { Part } from './step-parts.ts'
import { buildTarget } from './target.ts'
import { findUnread } from './unread.ts'

/** A step, undefined if it has no valid length, with its errors and readings. */
export type ReadStep = Remarks & { step?: Step }

/** Builds the step of a part of a line. */
export function buildStep(line: string, { before, length, items: following }: Part, context: LineContext): ReadStep {
  const kept = dropLooseWords(line, following)
  const read: Remarks = { errors: [...kept.errors], readings: [] }
  const raced = readRace([...before.items, ...kept.items], context, read)
  const { race } = raced
  const { items, relative } = readOffset(raced.items, context, read)
  const duration = buildDuration(line, length, items, context, read)
  const others = buildOtherFields(items, before, { race, relative }, length.at, context, read)
  const target = buildTarget(items, context.sport, length.length)
  read.errors.push(...target.errors, ...findUnread(line, items, context.maxErrors ?? 1))
  read.readings.push(...target.readings)
  if (!duration) return read
  const intensity = findOnly(items, 'intensity', read)?.intensity ?? before.intensity ?? context.intensity
  const { target: asked } = target
  return { step: { ...others, intensity, duration, ...(asked === undefined ? {} : { target: asked }) }, ...read }
}

function buildOtherFields(
  items: readonly Item[],
  before: BeforeLength,
  { race, relative }: { race: Race | undefined; relative: string | undefined },
  at: number,
  context: LineContext,
  read: Remarks,
) {
  const quoted = findOnly(items, 'name', read)
  const said = quoted?.name ?? before.name
  const raced = race ? nameWithRace(said, race) : said
  const written = relative ? nameWithOffset(raced, relative) : raced
  const name = written === undefined ? undefined : checkText(written, 200, quoted?.at ?? at, 'A name', read)
  return {
    ...(name === undefined ? {} : { name }),
    ...buildCadence(items, read),
    ...buildEffort(items, read),
    ...buildSwim(items, context, read),
    ...buildSendOff(items, context, read),
  }
}

function buildCadence(items: readonly Item[], read: Remarks): Pick<Step, 'cadence'> {
  const cadence = findOnly(items, 'cadence', read)
  if (!cadence) return {}
  const [min, max] = [Math.min(cadence.from, cadence.to), Math.max(cadence.from, cadence.to)]
  if (min >= 1 && max <= 300 && Number.isInteger(min) && Number.isInteger(max)) return { cadence: { min, max } }
  read.errors.push({ at: cadence.at, message: 'A cadence is a whole number from 1 to 300 a minute.' })
  return {}
}

function buildEffort(items: readonly Item[], read: Remarks): Pick<Step, 'effort'> {
  const rated = findOnly(items, 'rpe', read)
  return rated ? { effort: rated.effort } : {}
}

function buildSwim(
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): Pick<Step, 'stroke' | 'drill' | 'equipment'> {
  const free = context.sport?.inPool ? findOnly(items, 'free', read) : undefined
  const stroke = findOnly(items, 'stroke', read)?.stroke ?? (free && 'freestyle')
  const drill = findOnly(items, 'drill', read)?.drill
  const equipment: SwimEquipment[] = []
  for (const item of items) {
    if (item.kind !== 'equipment') continue
    if (equipment.includes(item.equipment))
      read.errors.push({ at: item.at, message: 'Name each piece of equipment once.' })
    else equipment.push(item.equipment)
  }
  return { ...(stroke ? { stroke } : {}), ...(drill ? { drill } : {}), ...(equipment.length > 0 ? { equipment } : {}) }
}

function buildSendOff(items: readonly Item[], context: LineContext, read: Remarks): Pick<Step, 'sendOff'> {
  const at = context.sport?.inPool ? findOnly(items, 'at', read) : undefined
  const sendOff = findOnly(items, 'sendOff', read) ?? at
  if (!sendOff) return {}
  if (sendOff.seconds > 0 && sendOff.seconds <= MAX_STEP_SECONDS) return { sendOff: sendOff.seconds }
  read.errors.push({ at: sendOff.at, message: 'A send-off is above 0 and at most a day.' })
  return {}
}
