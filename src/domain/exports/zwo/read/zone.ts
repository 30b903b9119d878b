import type { Target } from '../../../workout/step.ts'
import { bandTarget } from '../../shared/reading/step-parts.ts'
import { figureOf } from './attributes.ts'
import { type Block, metricOf } from './block.ts'

// The ends of Zwift's six zones of power in percent of FTP (zwift.com, "Power Zone Colors"). The first has no lower end
// there and the last no upper one; the first begins where this product's easiest zone does.
const END_PERCENTS = [40, 60, 75, 90, 105, 118, 150]

/** The percents that a block of power asks for by the number of a zone; undefined if it names none. */
export function zoneTarget(block: Block, attribute: string): Target | undefined {
  const zone = figureOf(block.element, attribute)
  if (zone === undefined) return undefined
  const [low, high] = metricOf(block) === 'power' ? [END_PERCENTS[zone - 1], END_PERCENTS[zone]] : []
  if (low !== undefined && high !== undefined) {
    block.reading.losses.add('Zones become percents of FTP, by the zones of Zwift.')
    return bandTarget('power', low, high)
  }
  block.reading.losses.add('Zones other than the six of power that Zwift has are left out.')
  return undefined
}
