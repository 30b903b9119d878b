import fc from 'fast-check'
import type { Asked } from '#domain/sentence/result.ts'
import { type SportId, sportOf, sports, type WorkoutType } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** A request and a sentence that asks for it. */
export type DrawnSentence = { sentence: string; asked: Asked; target?: Target }

/** The target of a set's work, as the step of a main set has it. */
type Target = { written: string; fields: Record<string, unknown> }

/** Requests of all sports and types with a length, and with a set or without, in the words and the order of many people. */
export const drawnSentence: fc.Arbitrary<DrawnSentence> = fc
  .constantFrom(...sports.map(({ id }) => id))
  .chain((sport) =>
    fc.constantFrom(...sportOf(sport).workoutTypes).chain((type) => {
      const set =
        type === 'endurance' || type === 'ladder sets'
          ? fc.constant(undefined)
          : fc.option(drawnSet(sport, type), { nil: undefined })
      return fc
        .record({ set, length: drawnLength(sport), words: drawnWords(sport, type), own: drawnReference(sport) })
        .map(({ set, length, words, own }) => compose(sport, type, words, length, set, own))
    }),
  )

type Words = { sport: string; type: string; order: number; comma: string; noise: string }
type Length = { asked: Asked; texts: readonly string[]; seconds: number }
type DrawnSet = {
  asked: NonNullable<Asked['set']>
  text: string
  rest: string
  target: Target | undefined
  seconds: number
}
type Reference = { asked: Asked; text: string } | undefined

function compose(
  sport: SportId,
  workoutType: WorkoutType,
  words: Words,
  length: Length,
  set: DrawnSet | undefined,
  own: Reference,
): DrawnSentence {
  // A set that does not fit the length is another sentence.
  const isPart = set !== undefined && (isBehindWork(sport, workoutType, set) || isSwumBeforeSet(length))
  const fits = set && set.seconds * 1.3 < length.seconds && !isPart ? set : undefined
  const target = fits?.target
  const work = fits ? [`${fits.text}${target ? ` ${target.written}` : ''}`, fits.rest].filter(Boolean).join(' ') : ''
  const long = length.texts[words.order % length.texts.length] ?? ''
  const orders = [
    [`${long} ${words.type} ${words.sport}`, work],
    [`${words.type} ${words.sport}`, long, work],
    [`${words.sport}`, long, words.type, work],
    [work ? `${work}` : '', `${words.type} ${words.sport} ${long}`],
    [`${long} ${words.sport}`, words.type, work],
  ]
  const parts = [...(orders[words.order % orders.length] ?? []), own?.text ?? '', words.noise].filter(Boolean)
  const { restSeconds: _, ...plain } = fits?.asked ?? {}
  return {
    sentence: parts.join(words.comma),
    asked: {
      sport,
      workoutType,
      // The word of the type says how hard the whole is.
      ...(workoutType === 'endurance' ? { effort: 'endurance' as const } : {}),
      ...length.asked,
      ...(fits && !target ? { set: fits.rest ? fits.asked : (plain as NonNullable<Asked['set']>) } : {}),
      ...own?.asked,
    },
    ...(target ? { target } : {}),
  }
}

/** "2 km threshold run, 2x200m": fast bouts behind all of that work. */
function isBehindWork(sport: SportId, type: WorkoutType, { asked }: DrawnSet): boolean {
  const isWork = !sportOf(sport).inPool && (type === 'tempo' || type === 'threshold')
  return isWork && asked.unit === 'meters' && asked.value <= 200
}

/** "300 m, 2x100 m": so short a swim is done before the set, and is not the length of all. */
function isSwumBeforeSet({ asked }: Length): boolean {
  const { durationUnit, durationValue = 0 } = asked
  return (durationUnit === 'meters' || durationUnit === 'yards') && durationValue < LEAST_SWIM
}

// In metres or yards.
const LEAST_SWIM = 1000

function drawnWords(sport: SportId, type: WorkoutType): fc.Arbitrary<Words> {
  return fc.record({
    sport: fc.constantFrom(...sportOf(sport).textNames),
    type: fc.constantFrom(...typeWords[type]),
    order: fc.nat(9),
    comma: fc.constantFrom(', ', ', ', '; ', '\n', ' - '),
    noise: fc.constantFrom('', '', 'please', '💪', 'thanks!'),
  })
}

const typeWords: Record<WorkoutType, readonly string[]> = {
  interval: ['interval', 'intervals'],
  threshold: ['threshold', 'lactate threshold'],
  tempo: ['tempo'],
  endurance: ['endurance', 'aerobic'],
  'sweet spot': ['sweet spot', 'sweetspot', 'SST'],
  'v02 max': ['vo2max', 'VO2 max'],
  'ladder sets': ['ladder', 'ladder set'],
}

function drawnLength(sport: SportId): fc.Arbitrary<Length> {
  const { durationTypes, lengths } = sportOf(sport)
  return fc
    .constantFrom(...lengths.filter(({ unit }) => (unit === 'minutes') === false || durationTypes.includes('time')))
    .chain(({ unit, min, max }) => {
      const inPool = unit === 'meters' || unit === 'yards'
      const grain = inPool ? 100 : unit === 'minutes' ? 5 : 1
      return fc
        .integer({ min: Math.ceil(min / grain), max: Math.floor(Math.min(max, inPool ? 6000 : 240) / grain) })
        .map((count) => {
          const value = count * grain
          const durationType = unit === 'minutes' ? ('time' as const) : ('distance' as const)
          return {
            asked: { durationType, durationUnit: unit, durationValue: value },
            texts: textsOf(value, unit),
            seconds: value * secondsPer[unit],
          }
        })
    })
}

// About, so that a set is drawn that fits.
const secondsPer = { minutes: 60, kilometers: 150, miles: 240, meters: 1.5, yards: 1.4 }

function textsOf(value: number, unit: 'minutes' | DistanceUnit): string[] {
  if (unit === 'kilometers') return [`${value} km`, `${value}k`, `${value}km`, `${value} kilometers`]
  if (unit === 'miles') return [`${value} miles`, `${value} mi`, `${value} mile`]
  if (unit === 'meters') return [`${value} m`, `${value}m`, `${value} meters`, `${value.toLocaleString('en')} m`]
  if (unit === 'yards') return [`${value} yards`, `${value}yd`, `${value} yds`]
  const [hours, minutes] = [Math.floor(value / 60), value % 60]
  const plain = [`${value} min`, `${value}min`, `${value} minutes`, `${value}'`]
  return hours > 0 && minutes > 0
    ? [...plain, `${hours}h${String(minutes).padStart(2, '0')}`, `${hours} h ${minutes} min`]
    : plain
}

function drawnSet(sport: SportId, type: WorkoutType): fc.Arbitrary<DrawnSet> {
  const { inPool } = sportOf(sport)
  const minutes = fc
    .integer({ min: 2, max: type === 'v02 max' ? 6 : 12 })
    .map((value) => ({ value, unit: 'minutes' as const, text: ['min', ' min', ' minutes'] }))
  const seconds = fc
    .integer({ min: 5, max: 11 })
    .map((fives) => ({ value: fives * 5, unit: 'seconds' as const, text: [' sec', ' seconds', 'sec'] }))
  const metres = fc
    .integer({ min: 2, max: inPool ? 8 : 20 })
    .map((count) => ({ value: count * (inPool ? 50 : 100), unit: 'meters' as const, text: ['m', ' m', ' meters'] }))
  const bout = inPool
    ? metres
    : type === 'v02 max'
      ? fc.oneof(minutes, seconds)
      : sportOf(sport).reference.metric === 'pace'
        ? fc.oneof(minutes, metres)
        : minutes
  return fc
    .record({
      times: fc.integer({ min: 2, max: 12 }),
      bout,
      how: fc.nat(20),
      rest: fc.integer({ min: 2, max: 36 }).map((count) => count * 5),
      hasRest: fc.boolean(),
      target: fc.option(drawnTarget(sport), { nil: undefined }),
    })
    .map(({ times, bout: { value, unit, text }, how, rest, hasRest, target }) => {
      const length = `${value}${text[how % text.length]}`
      const rests = [`with ${rest}s rest`, `${rest} sec rest`, `w/ ${rest} seconds rest`, `(${rest}s rest)`]
      const each = unit === 'minutes' ? value * 60 : unit === 'seconds' ? value : inPool ? value * 1.5 : value / 3
      return {
        asked: { times, value, unit, restSeconds: rest },
        text:
          [`${times}x${length}`, `${times} x ${length}`, `${times} times ${length}`, `${times}×${length}`][how % 4] ??
          '',
        rest: hasRest ? (rests[how % rests.length] ?? '') : '',
        target,
        seconds: times * (each + rest),
      }
    })
}

/** Targets of the work in figures, in the sport's own metric or in beats. */
function drawnTarget(sport: SportId): fc.Arbitrary<Target> {
  const { reference, inPool } = sportOf(sport)
  const beats = fc
    .integer({ min: 130, max: 180 })
    .map((bpm) => ({ written: `at ${bpm} bpm`, fields: { type: 'heartrate', rangeMin: bpm, rangeMax: bpm } }))
  if (reference.metric === 'power') {
    const percent = fc.tuple(fc.integer({ min: 80, max: 118 }), fc.nat(6)).map(([low, more]) => ({
      written: more ? `@ ${low}-${low + more}%` : `at ${low}% ftp`,
      fields: { type: 'power', percentMin: low, percentMax: low + more },
    }))
    const watts = fc
      .integer({ min: 120, max: 400 })
      .map((rangeMin) => ({ written: `@ ${rangeMin}w`, fields: { type: 'power', rangeMin, rangeMax: rangeMin } }))
    return fc.oneof(percent, watts, beats)
  }
  const [pace, label] = inPool ? ([{ min: 80, max: 170 }, '100m'] as const) : ([{ min: 180, max: 420 }, 'km'] as const)
  const paced = fc.integer(pace).map((rangeMin) => ({
    written: `@ ${Math.floor(rangeMin / 60)}:${String(rangeMin % 60).padStart(2, '0')}/${label}`,
    fields: { type: 'pace', rangeMin, rangeMax: rangeMin, rangeUnit: label },
  }))
  return fc.oneof(paced, beats)
}

function drawnReference(sport: SportId): fc.Arbitrary<Reference> {
  const { reference, inPool, metrics } = sportOf(sport)
  const workoutMetric = metrics.find((one) => one === reference.metric) ?? 'heartrate'
  if (reference.metric === 'power')
    return fc.option(
      fc
        .integer({ min: 120, max: 400 })
        .map((referenceValue) => ({ asked: { referenceValue, workoutMetric }, text: `ftp ${referenceValue}` })),
      { nil: undefined },
    )
  const [range, text, referenceUnit] = inPool
    ? ([{ min: 80, max: 170 }, 'css', undefined] as const)
    : ([{ min: 190, max: 400 }, 'threshold pace', undefined] as const)
  return fc.option(
    fc.integer(range).map((seconds) => {
      const referenceValue = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      return {
        asked: { referenceValue, workoutMetric, ...(referenceUnit ? { referenceUnit } : {}) },
        text: `${text} ${referenceValue}${inPool ? '' : '/km'}`,
      }
    }),
    { nil: undefined },
  )
}
