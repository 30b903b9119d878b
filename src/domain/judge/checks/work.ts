import { median, sumOf } from '../../units/numbers.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { inLengths } from '../bounds/pool-size.ts'
import { type Examined, shareOf, toleranceOf } from '../reading/as-type.ts'
import { intensityFactor } from '../reading/intensity-factor.ts'
import { knowsWork, MAX_UNKNOWN_SHARE } from '../reading/known.ts'
import type { Moment } from '../reading/moments.ts'
import { secondsAt } from '../reading/slices.ts'
import { bandsOf } from '../reading/zone-bands.ts'
import { type Answer, type Finding, holds, RELATIVE_ERROR, within } from './answer.ts'

/** So much of the work has to be where the type wants it; bursts and a fast finish may be elsewhere. */
const MOST_OF_THE_WORK = 0.8

/** The work itself: how many bouts, how long, how much in all, and how hard. */
export function workAnswers(examined: Examined): Answer[] {
  const { bounds, found, seconds, workSeconds, workMetres, poolLength } = examined
  const { bouts } = found
  const { source } = bounds
  const tolerance = toleranceOf(examined)
  const isTime = (bound: string) => bound.endsWith('-seconds')
  const ask = (bound: Answer['bound'], values: readonly number[], span: MinMax | undefined) =>
    span ? within(bound, values, span, source, isTime(bound) ? tolerance : undefined) : []
  const byDistance = bouts.filter(({ moments }) => moments[0]?.step.duration.type === 'distance')
  return [
    ...ask('bouts', [bouts.length], bounds.bouts),
    ...ask(
      'bout-seconds',
      bouts.map((bout) => bout.seconds),
      bounds.boutSeconds,
    ),
    ...ask(
      'bout-metres',
      byDistance.map((bout) => bout.metres),
      bounds.boutMetres && inLengths(bounds.boutMetres, poolLength),
    ),
    ...ask('work-seconds', [workSeconds], bounds.workSeconds),
    ...ask('work-metres', [workMetres], bounds.workMetres && inLengths(bounds.workMetres, poolLength)),
    ...ask('work-share', seconds > 0 ? [workSeconds / seconds] : [], bounds.workShare),
    ...workZone(examined),
    ...workPace(examined),
    ...shares(examined),
  ]
}

/** Intensity and load an hour, for those who know them: neither can be read from heart rate. */
export function intensityAnswers(examined: Examined): Answer[] {
  const { intensity: span, loadPerHour, source } = examined.bounds
  if (!span || examined.seconds === 0) return []
  const intensity = intensityFactor(examined)
  return [
    ...within('intensity', [intensity], span, source),
    ...(loadPerHour ? within('load-per-hour', [100 * intensity ** 2], loadPerHour, source) : []),
  ]
}

function workZone(examined: Examined): Answer[] {
  const { bounds, found } = examined
  const zones = bounds.workZones
  const work = found.bouts.flatMap(({ hard }) => hard).filter(({ isKnown }) => isKnown)
  if (!zones || work.length === 0 || !knowsWork(examined)) return []
  const finding: Pick<Finding, 'value' | 'limit' | 'source'> = {
    value: Math.round(median(work.map(({ percent }) => percent))),
    limit: `zone ${zones.join(', ')}`,
    source: bounds.source,
  }
  return holds(
    'work-zone',
    mostOf(work, (one) => one.zones.some((zone) => zones.includes(zone))),
    finding,
  )
}

/** No faster than the span at the fast end of the target, no slower at its middle. */
function workPace(examined: Examined): Answer[] {
  const { bounds, found } = examined
  const work = found.bouts.flatMap(({ hard }) => hard).filter(({ isKnown, percent }) => isKnown && percent > 0)
  if (!bounds.workPace || work.length === 0 || !knowsWork(examined)) return []
  const [fast, slow] = bounds.workPace
  const isInside = ({ percent, high }: Moment) =>
    100 / high >= fast - RELATIVE_ERROR && 100 / percent <= slow + RELATIVE_ERROR
  if (mostOf(work, isInside)) return [{ bound: 'work-pace' }]
  const middle = median(work.filter((one) => !isInside(one)).map(({ percent }) => 100 / percent))
  return holds('work-pace', false, {
    value: Math.round(middle * 1000) / 1000,
    limit: `${fast} to ${slow}`,
    side: middle > slow ? 'high' : 'low',
    source: bounds.source,
  })
}

/** What a session that is mostly easy keeps: shares of time by effort. */
function shares(examined: Examined): Answer[] {
  const { bounds, moments, seconds, sport } = examined
  if (seconds === 0 || shareOf(examined, ({ isKnown }) => !isKnown) > MAX_UNKNOWN_SHARE) return []
  const share = (is: (percent: number) => boolean) => secondsAt(moments, is) / seconds
  const [, second, third] = bandsOf(sport)
  if (!second || !third) return []
  const { easyShare, zone2Share, briskShare, strideSeconds, source } = bounds
  const isEasy = (percent: number) => atMost(percent, second.high, 'percent')
  return [
    ...(easyShare ? within('easy-share', [share(isEasy)], easyShare, source) : []),
    ...(zone2Share
      ? within('zone-2-share', [share((one) => isEasy(one) && atLeast(one, second.low, 'percent'))], zone2Share, source)
      : []),
    ...(briskShare ? within('brisk-share', [share((percent) => percent >= BRISK)], briskShare, source) : []),
    ...(strideSeconds
      ? within(
          'strides',
          [seconds * share((percent) => !atMost(percent, third.high, 'percent'))],
          strideSeconds,
          source,
        )
      : []),
  ]
}

/** Percent of FTP. */
const BRISK = 76
function mostOf(work: readonly Moment[], is: (one: Moment) => boolean): boolean {
  return atLeast(secondsIn(work.filter(is)), MOST_OF_THE_WORK * secondsIn(work), 'seconds')
}

function secondsIn(moments: readonly Moment[]): number {
  return sumOf(moments, ({ seconds }) => seconds)
}
