import type { Sport } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { PaceUnit } from '../../units/pace.ts'
import { capitalise } from '../../units/words.ts'
import type { Target } from '../../workout/step.ts'
import { zoneOfWord } from '../grammar/effort-word.ts'
import type { Item, ItemOf } from '../grammar/item.ts'
import type { Length } from '../grammar/length.ts'
import { formatClock } from '../grammar/numeral.ts'
import type { Remarks } from './remarks.ts'

/** The target of a step: null if the line says "no target", undefined if it says nothing. */
export type ReadTarget = Remarks & { target: Target | null | undefined }

type Metric = Exclude<Target['type'], 'open'>
type Range = ItemOf<'watts'> | ItemOf<'beats'> | ItemOf<'pace'>

/** Builds the target from the items of a step. Without a sport, percents and zones are of power. */
export function buildTarget(items: readonly Item[], sport: Sport | undefined, length: Length): ReadTarget {
  const read: ReadTarget = { target: undefined, errors: [], readings: [] }
  const own = sport?.reference.metric ?? 'power'
  const asked = readTimesAsPaces(items, sport, length, read)
  const [zone, ...zones] = asked.filter((item) => item.kind === 'zone')
  const [percent, ...percents] = asked.filter((item) => item.kind === 'percent')
  const [range, ...ranges] = asked.filter(
    (item) => item.kind === 'watts' || item.kind === 'beats' || item.kind === 'pace',
  )
  const ramp = asked.find((item) => item.kind === 'ramp')
  for (const { at } of [...zones, ...percents, ...ranges])
    read.errors.push({ at, message: 'A step has one target. Keep one of its kind, or split the step.' })

  const metrics = findMetrics(asked, range, read)
  const [metric = own] = new Set(metrics.map(({ metric }) => metric))
  const other = metrics.find((one) => one.metric !== metric)
  if (other) read.errors.push({ at: other.at, message: `A step has one kind of target, and this one has ${metric}.` })

  const fields = {
    ...zoneOf(asked, zone, percent ?? range, metric, read),
    ...(percent && percentsOf(percent, read)),
    ...(range && rangeOf(range, read)),
  }
  const open = asked.find(({ kind }) => kind === 'open' || kind === 'no target' || (kind === 'free' && !sport?.inPool))
  if (Object.keys(fields).length === 0) {
    const by = asked.find((item) => item.kind === 'by')
    const withoutFigure = ramp ?? metrics.find(({ at }) => at !== by?.at)
    if (by && !withoutFigure && !open && read.errors.length === 0) return { ...read, target: { type: by.metric } }
    if (withoutFigure && read.errors.length === 0)
      read.errors.push({ at: withoutFigure.at, message: 'Say how hard, such as Z2, 50-75% or 200-250w.' })
    if (open) read.target = open.kind === 'no target' ? null : { type: 'open' }
    return read
  }
  if (open) read.errors.push({ at: open.at, message: 'This step has a target, so it is not open.' })
  const direction = ramp && directionOf(ramp, percent, range, read)
  const hasTwoEnds = typeof (fields.zoneNumber ?? fields.percentMin ?? fields.rangeMax) === 'number'
  if (ramp && !hasTwoEnds) read.errors.push({ at: ramp.at, message: 'A ramp needs two ends, such as ramp 50-75%.' })
  read.target = { type: metric, ...fields, ...(direction && hasTwoEnds ? { ramp: direction } : {}) }
  return read
}

// `1km @ 4:30` is a pace for a run; in a pool it is a send-off, which is no target.
function readTimesAsPaces(items: readonly Item[], sport: Sport | undefined, length: Length, read: ReadTarget): Item[] {
  return items.map((item) => {
    if (item.kind !== 'at' || !sport || sport.inPool || sport.paceUnits.length === 0) return item
    const index = sport.distanceUnits.indexOf(length.unit as DistanceUnit)
    const unit: PaceUnit = sport.paceUnits[Math.max(0, index)] ?? 'km'
    const label = unit === 'mile' ? 'mi' : unit
    read.readings.push({
      at: item.at,
      message: `${formatClock(item.seconds)} read as ${formatClock(item.seconds)}/${label}.`,
    })
    return { kind: 'pace', from: item.seconds, to: item.seconds, unit, at: item.at, end: item.end }
  })
}

const metricOfRange = { watts: 'power', beats: 'heartrate', pace: 'pace' } as const

/** Every metric that is named, by the unit of a range or by a word behind a zone or percents. */
function findMetrics(items: readonly Item[], range: Range | undefined, read: ReadTarget) {
  const found: { at: number; metric: Metric }[] = range ? [{ at: range.at, metric: metricOfRange[range.kind] }] : []
  items.forEach((item, index) => {
    const before = items[index - 1]
    if (item.kind === 'effort' && item.word === 'css' && items.some(({ kind }) => kind === 'percent'))
      found.push({ at: item.at, metric: 'pace' })
    if (item.kind === 'by') found.push({ at: item.at, metric: item.metric })
    if (item.kind !== 'metric') return
    if (before?.kind === 'percent' && item.ofMaximum)
      read.errors.push({
        at: item.at,
        message: 'Percents of heart rate are of the one at threshold: write LTHR, or beats such as 140-150bpm.',
      })
    found.push({ at: item.at, metric: item.metric })
  })
  return found
}

function zoneOf(
  items: readonly Item[],
  zone: ItemOf<'zone'> | undefined,
  figure: Item | undefined,
  metric: Metric,
  read: ReadTarget,
): Pick<Target, 'zoneNumber'> {
  const maxZone = metric === 'power' ? 7 : 5
  if (zone) {
    if (zone.zone >= 1 && zone.zone <= maxZone) return { zoneNumber: zone.zone }
    const zones = metric === 'power' ? 'Power has zones 1 to 7.' : 'Pace and heart rate have zones 1 to 5.'
    read.errors.push({ at: zone.at, message: zones })
    return {}
  }
  const effort = items.find((item) => item.kind === 'effort')
  const number = effort && zoneOfWord(effort.word, metric)
  if (effort && figure && effort.word === 'css') return {}
  if (effort && figure)
    read.errors.push({ at: effort.at, message: 'The target is said twice. Put words for the athlete behind //.' })
  else if (effort && number === undefined)
    read.errors.push({ at: effort.at, message: `${effort.word.toUpperCase()} is a pace, and this step has ${metric}.` })
  else if (effort)
    read.readings.push({
      at: effort.at,
      message: `${effort.word === 'css' ? 'CSS' : capitalise(effort.word)} read as zone ${number}.`,
    })
  return number === undefined || figure ? {} : { zoneNumber: number }
}

function percentsOf({ at, from, to }: ItemOf<'percent'>, read: ReadTarget): Pick<Target, 'percentMin' | 'percentMax'> {
  const [percentMin, percentMax] = [Math.min(from, to), Math.max(from, to)]
  if (percentMin >= 1 && percentMax <= 1000) return { percentMin, percentMax }
  read.errors.push({ at, message: 'Percents go from 1 to 1000.' })
  return {}
}

function rangeOf(range: Range, read: ReadTarget): Pick<Target, 'rangeMin' | 'rangeMax' | 'rangeUnit'> {
  const { from, to } = range
  if (Math.max(from, to ?? 0) > 10_000) {
    read.errors.push({ at: range.at, message: 'A target goes up to 10000.' })
    return {}
  }
  return {
    rangeMin: to === null ? from : Math.min(from, to),
    rangeMax: to === null ? null : Math.max(from, to),
    ...(range.kind === 'pace' && range.unit ? { rangeUnit: range.unit } : {}),
  }
}

/** The direction of a ramp: as named, else by the order of its ends. More seconds per kilometre are easier. */
function directionOf(
  ramp: ItemOf<'ramp'>,
  percent: ItemOf<'percent'> | undefined,
  range: Range | undefined,
  read: ReadTarget,
): 'rising' | 'falling' {
  if (ramp.ramp) return ramp.ramp
  const up = percent ? Math.sign(percent.to - percent.from) : 0
  const rangeUp = range?.to == null ? 0 : Math.sign(range.to - range.from) * (range.kind === 'pace' ? -1 : 1)
  if (up * rangeUp < 0)
    read.errors.push({ at: ramp.at, message: 'This ramp rises by one figure and falls by the other.' })
  return (up || rangeUp) < 0 ? 'falling' : 'rising'
}
