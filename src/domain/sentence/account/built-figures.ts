import { DEFAULT_SPORT, type SportId, sportOf } from '../../sports/registry.ts'
import { type DistanceUnit, METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { convertPace, paceUnits } from '../../units/pace.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { Understood } from '../result.ts'

/** Every figure of what a sentence was read into, by what it counts. */
export type BuiltFigures = {
  seconds: Set<number>
  metres: Set<number>
  watts: Set<number>
  percents: Set<number>
  beats: Set<number>
  turns: Set<number>
  /** Kilometres per hour. */
  speeds: Set<number>
  /** Counts, zones, efforts, and what stands in names, notes and reasons. */
  numbers: Set<number>
}

/** The figures of a request and of a workout, with the sums that a sentence can say instead. */
export function builtFigures({ asked, assumed, workout, found, inferred }: Understood): BuiltFigures {
  const built: BuiltFigures = {
    seconds: new Set(),
    metres: new Set(),
    watts: new Set(),
    percents: new Set(),
    beats: new Set(),
    turns: new Set(),
    speeds: new Set(),
    numbers: new Set(),
  }
  const sport = asked.sport ?? assumed.sport ?? DEFAULT_SPORT
  addRequest(built, asked)
  for (const steps of [asked.mainSet, workout?.steps]) if (steps) addSteps(built, steps, sport)
  for (const { because, reading } of inferred) addText(built, `${reading} ${because}`)
  for (const { field, reading } of found) if (field === 'racePace' || field === 'workoutType') addText(built, reading)
  return built
}

function addRequest(built: BuiltFigures, asked: Understood['asked']): void {
  const { set, warmup, cooldown, durationUnit, durationValue, strides, poolLength, referenceValue } = asked
  if (durationUnit && durationValue !== undefined) {
    addLength(built, durationValue, durationUnit)
    // "10 km run plus 3k either side": the length within.
    for (const ends of [[warmup], [cooldown], [warmup, cooldown]]) {
      const within = durationValue - sumOf(ends, (end) => end?.value ?? 0)
      if (within > 0 && ends.every((end) => end?.unit === durationUnit)) addLength(built, within, durationUnit)
    }
  }
  for (const end of [warmup, cooldown]) if (end) addLength(built, end.value, end.unit)
  if (set) {
    addLength(built, set.value, set.unit)
    addLength(built, set.value * set.times, set.unit)
    built.numbers.add(set.times)
    if (set.restSeconds !== undefined) {
      built.seconds.add(set.restSeconds)
      const seconds = set.unit === 'seconds' ? set.value : set.value * 60
      built.seconds.add(set.times * (seconds + set.restSeconds))
    }
  }
  if (typeof strides === 'number') built.numbers.add(strides)
  if (poolLength !== undefined) {
    built.metres.add(poolLength).add(toMetres(poolLength, 'yards'))
    if (durationValue !== undefined) built.numbers.add(durationValue / poolLength)
  }
  if (typeof referenceValue === 'number') built.watts.add(referenceValue)
  if (typeof referenceValue === 'string') {
    const [minutes = 0, seconds = 0] = referenceValue.split(':').map(Number)
    built.seconds.add(minutes * 60 + seconds)
  }
}

function addLength(built: BuiltFigures, value: number, unit: 'seconds' | 'minutes' | DistanceUnit): void {
  if (unit === 'seconds') built.seconds.add(value)
  else if (unit === 'minutes') built.seconds.add(value * 60)
  else {
    built.metres.add(toMetres(value, unit))
    built.numbers.add(value)
  }
}

function addSteps(built: BuiltFigures, steps: StoredSteps, sport: SportId): void {
  const alike = new Map<string, number>()
  // "20x25 odds fast, evens easy": as often in all, however hard.
  const ofLength = new Map<string, number>()
  let row: Step[] = []
  for (const entry of steps) {
    if (!isRepeat(entry)) {
      row.push(entry)
      addStep(built, entry, sport)
      countOfLength(built, ofLength, entry, 1)
      continue
    }
    const { count, steps: size } = entry.repeat
    const body = row.slice(-size)
    // Sets of sets are written out, and alternating repetitions are pairs.
    const key = JSON.stringify([body.map(({ duration, target }) => [duration, target]), count])
    const times = (alike.get(key) ?? 0) + 1
    alike.set(key, times)
    for (const one of [count, count * size, times, count * times]) built.numbers.add(one)
    for (const step of body) countOfLength(built, ofLength, step, count - 1)
    addSums(built, body, count)
  }
  row = steps.filter((entry): entry is Step => !isRepeat(entry))
  for (const step of row) {
    const key = JSON.stringify(step.duration)
    const times = (alike.get(key) ?? 0) + 1
    alike.set(key, times)
    built.numbers.add(times)
  }
  addSums(built, row, 1)
  const { seconds, metres, secondsEstimated, metresEstimated } = totalsOf(steps, sport)
  if (!secondsEstimated) built.seconds.add(seconds)
  if (!metresEstimated) built.metres.add(metres)
}

/** Adds how often steps of one length are done in all, with the easy ones and without them. */
function countOfLength(
  built: BuiltFigures,
  all: Map<string, number>,
  { duration, intensity }: Step,
  more: number,
): void {
  if (intensity === 'rest') return
  const length = JSON.stringify(duration)
  for (const key of intensity === 'recovery' ? [length] : [length, `${length} of work`]) {
    const times = (all.get(key) ?? 0) + more
    all.set(key, times)
    built.numbers.add(times)
  }
}

/** The sums of steps in a row: "20 min out and back" and "12 min over-unders" say them. */
function addSums(built: BuiltFigures, row: readonly Step[], count: number): void {
  const lengths = row.slice(0, MAX_SUMMED).map((step) => ({
    seconds: step.duration.type === 'time' ? step.duration.value : 0,
    metres: step.duration.type === 'distance' ? metresOf(step.duration) : 0,
  }))
  for (let from = 0; from < lengths.length; from += 1) {
    let [seconds, metres] = [0, 0]
    for (const one of lengths.slice(from)) {
      seconds += one.seconds
      metres += one.metres
      built.seconds.add(seconds).add(seconds * count)
      built.metres.add(metres).add(metres * count)
    }
  }
}

// More steps than anybody sums up in a sentence.
const MAX_SUMMED = 12

function metresOf({ value, unit }: Step['duration']): number {
  return toMetres(value, unit as DistanceUnit)
}

function addStep(built: BuiltFigures, step: Step, sport: SportId): void {
  const { duration, target, cadence, effort, sendOff, name, notes } = step
  addLength(built, duration.value, duration.type === 'time' ? 'seconds' : (duration.unit as DistanceUnit))
  if (sendOff !== undefined) built.seconds.add(sendOff)
  if (cadence) built.turns.add(cadence.min).add(cadence.max)
  if (effort !== undefined) {
    built.numbers.add(effort)
    built.percents.add(effort * 10)
  }
  addText(built, `${name ?? ''} ${notes ?? ''}`)
  if (target) addTarget(built, target, duration, sport)
}

function addTarget(
  built: BuiltFigures,
  target: NonNullable<Step['target']>,
  duration: Step['duration'],
  sport: SportId,
) {
  const { type, zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax } = target
  if (zoneNumber !== undefined) built.numbers.add(zoneNumber)
  for (const end of [percentMin, percentMax]) if (end !== undefined) built.percents.add(end)
  for (const end of [rangeMin, rangeMax]) {
    if (typeof end !== 'number' || end <= 0) continue
    if (type === 'power') built.watts.add(end)
    else if (type === 'heartrate') built.beats.add(end)
    else {
      const unit = rangeUnit ?? sportOf(sport).paceUnits[0] ?? 'km'
      for (const one of paceUnits) built.seconds.add(convertPace(end, unit, one))
      const perKilometre = convertPace(end, unit, 'km')
      built.speeds.add(3600 / perKilometre)
      if (duration.type === 'distance') built.seconds.add((metresOf(duration) / 1000) * perKilometre)
    }
  }
}

function addText(built: BuiltFigures, text: string): void {
  for (const [figure, sign] of text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?(%)?/g)) {
    const value = Number.parseFloat(figure.replaceAll(',', ''))
    built.numbers.add(value)
    if (sign) built.percents.add(value)
  }
  // The speed of a ride is a note: "about 28-30 km/h".
  for (const [, low, high, unit = ''] of text.matchAll(SPEEDS))
    for (const figure of [low, high])
      if (figure) built.speeds.add(Number(figure.replace(',', '.')) * (/^m/i.test(unit) ? METRES_PER_MILE / 1000 : 1))
}

const SPEEDS =
  /(\d+(?:[.,]\d+)?)(?:-(\d+(?:[.,]\d+)?))? ?(km ?\/ ?h|kmh|kph|km per hour|mph|mi ?\/ ?h|miles per hour)/gi
