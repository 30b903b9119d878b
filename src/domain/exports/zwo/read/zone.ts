import type { Target } from '../../../workout/step.ts'
import { bandTarget } from '../../shared/reading/step-parts.ts'
import { figureOf } from './attributes.ts'
import { type Block, metricOf } from './block.ts'

/** The ends of Zwift's six zones of power in percent of FTP (zwift.com, "Power Zone Colors"). The last has none there. */
const END_PERCENTS = [60, 75, 90, 105, 118, 150]

/** The first zone has no lower end there; it begins where this product's easiest does. */
const MIN_PERCENT = 40

/** The percents that a block of power asks for by the number of a zone; undefined where it names none. */
export function zoneTarget(block: Block, attribute: string): Target | undefined {
  const zone = figureOf(block.element, attribute)
  if (zone === undefined) return undefined
  const end = metricOf(block) === 'power' ? END_PERCENTS[zone - 1] : undefined
  block.reading.losses.add(end === undefined ? UNKNOWN : 'Zones become percents of FTP, by the zones of Zwift.')
  return end === undefined ? undefined : bandTarget('power', END_PERCENTS[zone - 2] ?? MIN_PERCENT, end)
}

const UNKNOWN = 'Zones other than the six of power that Zwift has are left out.'
