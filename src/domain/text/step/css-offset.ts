import { convertPace } from '../../units/pace.ts'
import type { Item } from '../grammar/item.ts'
import { formatClock } from '../grammar/numeral.ts'
import type { LineContext } from './line-context.ts'
import { findOnly, type Remarks } from './remarks.ts'

/**
 * The items of a step with `CSS+5` as the pace that it is: 5 seconds per 100 slower than the athlete's critical swim speed.
 * Where that is not known, the step has no target but stays `relative`: its words are for the step's name.
 */
export function readOffset(
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): { relative?: string; items: readonly Item[] } {
  const found = findOnly(items, 'offset', read)
  if (!found) return { items }
  const others = items.filter((item) => item !== found)
  const { at, end, seconds } = found
  if (context.sport && !context.sport.inPool) {
    read.errors.push({ at, message: 'Only swims have a critical swim speed.' })
    return { items: others }
  }
  const said = `CSS${seconds < 0 ? '−' : '+'}${Math.abs(seconds)}`
  if (context.reference === undefined) {
    read.readings.push({ at, message: `${said} stays as it is, for your critical swim speed is not known here.` })
    const hasTarget = others.some(({ kind }) => TARGETS.includes(kind))
    return { relative: `${said} s per 100`, items: hasTarget ? others : [...others, { kind: 'open', at, end }] }
  }
  const unit = context.poolUnit === 'yards' ? ('100yd' as const) : ('100m' as const)
  const pace = Math.round(convertPace(context.reference, '100m', unit) + seconds)
  read.readings.push({ at, message: `${said} read as ${formatClock(pace)}/${unit}.` })
  return { items: [...others, { kind: 'pace', from: pace, to: pace, unit, at, end }] }
}

/** The name of a step with what it is relative to: that alone, or behind the words of its line. */
export function nameWithOffset(written: string | undefined, relative: string): string {
  return written === undefined ? relative : `${written}, ${relative}`
}

const TARGETS: readonly Item['kind'][] = ['zone', 'percent', 'watts', 'beats', 'pace', 'open', 'no target']
