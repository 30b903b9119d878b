import type { EditorEntry } from '../../../workout/groups.ts'
import type { Intensity } from '../../../workout/intensity.ts'
import type { Step } from '../../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'
import { bandTarget } from '../../shared/reading/step-parts.ts'
import { attributeOf, figureOf } from './attributes.ts'
import { type Block, cadenceOf, durationOf, lengthOf, metricOf, percentOf } from './block.ts'
import { zoneTarget } from './zone.ts'

/** Reads a block of hard and easy steps in turn. */
export function intervals(block: Block): EditorEntry[] {
  const count = figureOf(block.element, 'Repeat') ?? 1
  if (!(Number.isInteger(count) && count >= 1 && count <= MAX_REPEAT_COUNT)) {
    block.reading.wrong.push(`${block.called} is repeated ${attributeOf(block.element, 'Repeat')} times.`)
    return []
  }
  if (figureOf(block.element, 'OnDuration', 'OffDuration') === undefined)
    block.reading.wrong.push(`${block.called} has neither an OnDuration nor an OffDuration.`)
  const steps = [
    ...side(block, 'On', 'interval', ['CadenceLow', 'Cadence'], ['CadenceHigh', 'Cadence']),
    ...side(block, 'Off', 'recovery', ['CadenceResting'], ['CadenceResting']),
  ]
  return steps.length === 0 ? [] : [{ type: 'repeat', count, steps }]
}

/** One of the two steps; none if the block gives it no length. */
function side(block: Block, of: 'On' | 'Off', intensity: Intensity, least: string[], most: string[]): Step[] {
  const isThere = figureOf(block.element, `${of}Duration`) !== undefined
  const low = percentOf(block, `Power${of}Low`, `${of}Power`, `Power${of}High`)
  const high = percentOf(block, `Power${of}High`, `${of}Power`, `Power${of}Low`)
  const length = isThere ? lengthOf(block, `${of}Duration`) : 0
  if (length === 0) return []
  const zone = () => zoneTarget(block, `Power${of}Zone`)
  const target = low === undefined || high === undefined ? zone() : high > 0 && bandTarget(metricOf(block), low, high)
  return [
    {
      duration: durationOf(block, length),
      ...(target ? { target } : {}),
      ...cadenceOf(block, least, most),
      intensity,
    },
  ]
}
