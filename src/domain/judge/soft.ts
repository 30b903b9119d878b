import { type Bouts, median } from './bouts.ts'
import { type Answer, within } from './finding.ts'
import { intensityFactor } from './intensity-factor.ts'
import { ladderShape, restPer100, roundRepetitions, swimShares } from './pool.ts'
import { type Moment, type Reading, sum } from './reading.ts'
import { lowestBalance } from './wbalance.ts'

const PRACTICE = 'Coaching practice'
const OPEN = Number.POSITIVE_INFINITY

/** Every bound that counts in the score. */
export function softAnswers(reading: Reading, bouts: Bouts): Answer[] {
  return [
    ...frameAnswers(reading, bouts),
    ...boutAnswers(reading, bouts),
    ...restAnswers(reading, bouts),
    ...enduranceAnswers(reading),
    ...swimShares(reading, bouts),
    ...ladderShape(reading, bouts),
    ...restPer100(reading, bouts),
    roundRepetitions(reading, bouts),
  ]
}

/** What surrounds the work: warm-up, cool-down, and steps that can be remembered. */
function frameAnswers(reading: Reading, found: Bouts): Answer[] {
  const { type, moments, seconds, bounds } = reading
  const long = moments.filter(({ step }) => step.duration.type === 'time' && step.duration.value >= 60)
  const odd = long.filter(({ step }) => step.duration.value % 30 !== 0).length
  // Of a whole that is no multiple itself, one step cannot be.
  const halfMinutes = odd === 0 || (odd === 1 && seconds % 30 !== 0)
  const answers: Answer[] = [
    long.length === 0
      ? 'idle'
      : halfMinutes
        ? 'kept'
        : { bound: 'half-minutes', value: 'odd', limit: 'multiples of 30 s', source: PRACTICE },
  ]
  if (reading.inPool) return answers
  const flagged = (intensity: string) =>
    sum(moments.filter(({ step }) => step.intensity === intensity).map((one) => one.seconds))
  const framed = type !== 'endurance' && found.bouts.length > 0
  const before = framed ? found.before.seconds : flagged('warmup')
  const after = framed ? found.after.seconds : flagged('cooldown')
  const least = bounds.hard && seconds >= 2700 ? 600 : 300
  answers.push(
    within('warmup-seconds', [before], bounds.warmupSeconds ?? [least, OPEN], PRACTICE),
    within('warmup-share', [before / seconds], [0, 0.4], PRACTICE),
    within('cooldown-seconds', [after], [180, OPEN], PRACTICE),
    within('cooldown-share', [after / seconds], [0, 0.3], PRACTICE),
  )
  if (reading.metric === 'power')
    answers.push(
      within('w-balance', [lowestBalance(moments, reading.reference)], [0, 1], "Skiba 2012, W' = 75 s × FTP"),
      within('opening-power', [moments[0]?.percent ?? 0], [0, 60], PRACTICE),
      within('closing-power', [moments.at(-1)?.percent ?? 0], [0, 60], PRACTICE),
    )
  return answers
}

/** The work itself. */
function boutAnswers(reading: Reading, { bouts }: Bouts): Answer[] {
  const { bounds, seconds } = reading
  const { source } = bounds
  const work = sum(bouts.map((bout) => bout.seconds))
  const answers: Answer[] = []
  const ask = (bound: string, values: number[], span: readonly [number, number] | undefined) => {
    if (span) answers.push(within(bound, values, span, source))
  }
  const written = (bout: { moments: readonly Moment[] }) => bout.moments[0]?.step.duration.type
  ask('bouts', [bouts.length], bounds.bouts)
  ask(
    'bout-seconds',
    bouts.map((bout) => bout.seconds),
    bounds.boutSeconds,
  )
  ask(
    'bout-metres',
    bouts.filter((bout) => written(bout) === 'distance').map((bout) => bout.metres),
    bounds.boutMetres,
  )
  ask('work-seconds', [work], bounds.workSeconds)
  ask('work-metres', [sum(bouts.map((bout) => bout.metres))], bounds.workMetres)
  ask('work-share', [work / seconds], bounds.workShare)
  ask('intensity', [intensityFactor(reading)], bounds.intensity)
  const middles = bouts.flatMap(({ moments }) => moments.map(({ step }) => step.target?.zoneNumber ?? 0))
  if (reading.metric !== 'power' && !bounds.strideSeconds)
    answers.push(
      middles.every((zone) => bounds.zones.includes(zone))
        ? 'kept'
        : { bound: 'work-zone', value: middles.join(), limit: `zones ${bounds.zones.join(', ')}`, source },
    )
  return answers
}

/** The pauses between bouts. */
function restAnswers({ bounds, seconds, moments }: Reading, { bouts, rests }: Bouts): Answer[] {
  if (rests.length === 0) return []
  const bout = median(bouts.map((one) => one.seconds))
  const answers: Answer[] = []
  const { source, setRest, setSize = OPEN } = bounds
  const inner = setRest ? rests.filter((rest) => rest < setRest[0]) : rests
  const ratio = bout < 90 ? (bounds.restRatioOfShortBouts ?? bounds.restRatio) : bounds.restRatio
  if (ratio && inner.length > 0) answers.push(within('rest-ratio', [median(inner) / bout], ratio, source))
  if (bounds.restSeconds) answers.push(within('rest-seconds', rests, bounds.restSeconds, source))
  if (setRest) {
    const pauses = rests.filter((rest) => rest >= setRest[0])
    answers.push(
      within('set-rest', pauses, setRest, source),
      within('set-size', sizesOf(rests, setRest[0]), [1, setSize], source),
    )
  }
  if (bounds.restShare) {
    const resting = sum(moments.filter(({ step }) => step.intensity === 'rest').map((one) => one.seconds))
    answers.push(within('rest-share', [resting / seconds], bounds.restShare, source))
  }
  return answers
}

/** Bouts in a row that no set pause parts. */
function sizesOf(rests: readonly number[], pause: number): number[] {
  const sizes = [1]
  for (const rest of rests) {
    if (rest >= pause) sizes.push(1)
    else sizes.push((sizes.pop() ?? 0) + 1)
  }
  return sizes
}

/** Shares of time by effort, for sessions that are mostly easy. */
function enduranceAnswers({ metric, moments, seconds, bounds }: Reading): Answer[] {
  const share = (test: (percent: number) => boolean) =>
    sum(moments.filter(({ percent }) => test(percent)).map((one) => one.seconds)) / seconds
  const answers: Answer[] = []
  const { source } = bounds
  const easyUpTo = metric === 'power' ? 70 : 87.7
  if (bounds.easyShare)
    answers.push(within('easy-share', [share((percent) => percent <= easyUpTo)], bounds.easyShare, source))
  if (bounds.zone2Share)
    answers.push(
      within('zone-2-share', [share((percent) => percent >= 55 && percent <= 70)], bounds.zone2Share, source),
    )
  if (bounds.briskShare)
    answers.push(within('brisk-share', [share((percent) => percent >= 76)], bounds.briskShare, source))
  if (bounds.strideSeconds)
    answers.push(within('strides', [share((percent) => percent > easyUpTo) * seconds], bounds.strideSeconds, source))
  if (bounds.totalSeconds) answers.push(within('total-seconds', [seconds], bounds.totalSeconds, source))
  return answers
}
