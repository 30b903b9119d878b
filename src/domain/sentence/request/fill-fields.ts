import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../readers/mention.ts'
import { mainSetOf } from '../resolve/main-set.ts'
import type { Ruler } from '../resolve/measure.ts'
import type { Parts } from '../resolve/total-and-parts.ts'
import { setReading } from './describe.ts'
import type { Notebook } from './draft-request.ts'
import { referenceFrom } from './reference.ts'

/** Writes down the main set. */
export function askSet(notes: Notebook, mentions: readonly Mention[], parts: Parts, ruler: Ruler): void {
  const { set, spans, unread } = mainSetOf(mentions, parts, ruler, notes.asked.workoutType)
  notes.unread.push(...unread)
  if (!set) return
  notes.asked.set = set
  notes.find('set', setReading(set), ...spans)
}

/** Writes down the reference value; whoever says one wants targets by it, unless a metric is named. */
export function askReference(notes: Notebook, mentions: readonly Mention[], ruler: Ruler): void {
  const { asked, span, reading, unread } = referenceFrom(mentions, ruler, notes.asked.workoutType)
  notes.unread.push(...unread)
  Object.assign(notes.asked, asked)
  if (span && reading) notes.find('referenceValue', reading, span)
}

/** Writes down what targets are measured by. */
export function askMetric(notes: Notebook, mentions: readonly Mention[], { sport }: Ruler): void {
  const { metrics, noun } = sportOf(sport)
  for (const mention of mentions) {
    if (mention.kind !== 'metric') continue
    const reading = { heartrate: 'Heart rate', pace: 'Pace', power: 'Power' }[mention.metric]
    if (metrics.includes(mention.metric)) {
      notes.asked.workoutMetric = mention.metric
      notes.find('workoutMetric', reading, mention)
    } else notes.refuse(mention, `A ${noun} has no target by ${reading.toLowerCase()}.`)
  }
}

/** Writes down the pool, which is as long as it is said in the unit of the swim. */
export function askPool(notes: Notebook, mentions: readonly Mention[], ruler: Ruler): void {
  const unit = notes.asked.durationUnit ?? ruler.unit
  for (const mention of mentions) {
    if (mention.kind === 'amount' && mention.pool !== undefined && sportOf(ruler.sport).inPool) {
      notes.asked.poolLength = mention.pool
      notes.find('poolLength', `Pool of ${mention.pool} ${unit}`, mention)
    }
    if (mention.kind !== 'pool') continue
    if (!sportOf(ruler.sport).inPool) notes.refuse(mention, 'Only a swim has a pool.')
    else if (mention.unit && mention.unit !== unit) notes.refuse(mention, `Say the pool in ${unit}, as the swim is.`)
    else {
      notes.asked.poolLength = mention.length
      notes.find('poolLength', `Pool of ${mention.length} ${unit}`, mention)
    }
  }
}
