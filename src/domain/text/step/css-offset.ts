import { sports } from '../../sports/registry.ts'
import { convertPace } from '../../units/pace.ts'
import type { Item } from '../grammar/item.ts'
import { formatClock } from '../grammar/numeral.ts'
import type { LineContext } from './line-context.ts'
import { findOnly, type Remarks } from './remarks.ts'

/**
 * The items of a step with `CSS+5` as the pace that it is: 5 seconds per 100 slower than the athlete's critical swim speed.
 * Where that is not known, percents of a nominal one.
 */
export function readOffset(items: readonly Item[], context: LineContext, read: Remarks): readonly Item[] {
  const found = findOnly(items, 'offset', read)
  if (!found) return items
  const others = items.filter((item) => item !== found)
  const { at, end, seconds } = found
  if (context.sport && !context.sport.inPool) {
    read.errors.push({ at, message: 'Only swims have a critical swim speed.' })
    return others
  }
  const own = context.reference
  const unit = context.poolUnit === 'yards' ? ('100yd' as const) : ('100m' as const)
  const css = convertPace(own ?? nominalSeconds, '100m', unit)
  const pace = Math.round(css + seconds)
  const said = `CSS${seconds < 0 ? '−' : '+'}${Math.abs(seconds)}`
  if (own !== undefined) {
    read.readings.push({ at, message: `${said} read as ${formatClock(pace)}/${unit}.` })
    return [...others, { kind: 'pace', from: pace, to: pace, unit, at, end }]
  }
  const percent = Math.round((1000 * css) / (css + seconds)) / 10
  const nominal = `${formatClock(Math.round(css))}/${unit}`
  const message = `${said} read as ${percent} %, worked out from a critical swim speed of ${nominal}, for yours is not known here.`
  read.readings.push({ at, message })
  return [...others, { kind: 'percent', from: percent, to: percent, at, end }]
}

const nominalSeconds = sports.find(({ inPool }) => inPool)?.reference.nominal ?? 110
