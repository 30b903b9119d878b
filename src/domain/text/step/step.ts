import { LONGEST_STEP_SECONDS } from '../../units/duration.ts'
import type { Step } from '../../workout/step.ts'
import type { SwimEquipment } from '../../workout/swim.ts'
import type { Item } from '../grammar/item.ts'
import { durationOf } from './duration.ts'
import type { LineContext } from './line-context.ts'
import { withoutLooseWords } from './loose-words.ts'
import { keptText, one, type Remarks } from './remarks.ts'
import type { Leading } from './step-name.ts'
import type { Part } from './step-parts.ts'
import { targetOf } from './target.ts'
import { unreadOf } from './unread.ts'

/** A step as far as it could be read and kept, what was wrong with it, and what was understood that could be read otherwise. */
export type ReadStep = Remarks & { step?: Step }

/** The step that a part of a line makes. */
export function stepOf(line: string, { leading, length, items: following }: Part, context: LineContext): ReadStep {
  const said = withoutLooseWords(line, following)
  const items = [...leading.items, ...said.items]
  const read: Remarks = { errors: [...said.errors], readings: [] }
  const duration = durationOf(line, length, items, context, read)
  const beside = saidBeside(items, leading, length.at, context, read)
  const target = targetOf(items, context.sport, length.length)
  read.errors.push(...target.errors, ...unreadOf(line, items, context.mostErrors ?? 1))
  read.readings.push(...target.readings)
  if (!duration) return read
  const intensity = one(items, 'intensity', read)?.intensity ?? leading.intensity ?? context.intensity
  const { target: asked } = target
  return { step: { ...beside, intensity, duration, ...(asked === undefined ? {} : { target: asked }) }, ...read }
}

function saidBeside(items: readonly Item[], leading: Leading, at: number, context: LineContext, read: Remarks) {
  const quoted = one(items, 'name', read)
  const written = quoted?.name ?? leading.name
  const name = written === undefined ? undefined : keptText(written, 200, quoted?.at ?? at, 'A name', read)
  return {
    ...(name === undefined ? {} : { name }),
    ...cadenceOf(items, read),
    ...swimOf(items, context, read),
    ...sendOffOf(items, context, read),
  }
}

function cadenceOf(items: readonly Item[], read: Remarks): Pick<Step, 'cadence'> {
  const cadence = one(items, 'cadence', read)
  if (!cadence) return {}
  const [min, max] = [Math.min(cadence.from, cadence.to), Math.max(cadence.from, cadence.to)]
  if (min >= 1 && max <= 300 && Number.isInteger(min) && Number.isInteger(max)) return { cadence: { min, max } }
  read.errors.push({ at: cadence.at, message: 'A cadence is a whole number from 1 to 300 a minute.' })
  return {}
}

function swimOf(
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): Pick<Step, 'stroke' | 'drill' | 'equipment'> {
  const free = context.sport?.inPool ? one(items, 'free', read) : undefined
  const stroke = one(items, 'stroke', read)?.stroke ?? (free && 'freestyle')
  const drill = one(items, 'drill', read)?.drill
  const equipment: SwimEquipment[] = []
  for (const item of items) {
    if (item.is !== 'equipment') continue
    if (equipment.includes(item.equipment))
      read.errors.push({ at: item.at, message: 'Name each piece of equipment once.' })
    else equipment.push(item.equipment)
  }
  return { ...(stroke ? { stroke } : {}), ...(drill ? { drill } : {}), ...(equipment.length > 0 ? { equipment } : {}) }
}

function sendOffOf(items: readonly Item[], context: LineContext, read: Remarks): Pick<Step, 'sendOff'> {
  const at = context.sport?.inPool ? one(items, 'at', read) : undefined
  const sendOff = one(items, 'sendOff', read) ?? at
  if (!sendOff) return {}
  if (sendOff.seconds > 0 && sendOff.seconds <= LONGEST_STEP_SECONDS) return { sendOff: sendOff.seconds }
  read.errors.push({ at: sendOff.at, message: 'A send-off is above 0 and at most a day.' })
  return {}
}
