import { type BoutEffort, effortsFor, type SessionEffort } from '../../generator/request/effort.ts'
import { racePaceRefusal } from '../../generator/request/race-pace.ts'
import type { Race } from '../../sports/races.ts'
import { sportOf } from '../../sports/registry.ts'
import type { Asked, MainSet } from '../result.ts'
import type { Folded } from './fold/folding.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, Detail, EffortName, Part } from './part.ts'
import { typeOfAims } from './said-type.ts'
import { isOpenWater, isUnbroken } from './swims/open-water.ts'
import { distanceIn, isSessionByTime } from './swims/swims-by-time.ts'
import { unitOf } from './write.ts'
import { inSecondsBehind } from './write-rests.ts'
import type { Writing } from './writing.ts'

/** The fields of a request that say all that is said of a part: the length of the session, or a set of one effort. */
export type Plain = Pick<
  Asked,
  'workoutType' | 'effort' | 'set' | 'strides' | 'racePace' | 'durationType' | 'durationUnit' | 'durationValue'
>

/** A single length with an effort, "60 min easy run", which the generator fills; undefined if more is said of it. */
export function askForLength(part: Part, folded: Folded, writing: Writing): Plain | undefined {
  if (!part.length || part.times.length > 0 || part.rungs || part.inner || hasMore(part) || part.rest) return undefined
  if (part.role || !part.details.every(isNote) || part.isStrides || part.manner === 'walk') return undefined
  if (sportOf(writing.sport).inPool && (isUnbroken(writing.text) || isOpenWater(writing.text))) return undefined
  if (folded.sessions.includes('straight') || folded.sessions.includes('progression')) return undefined
  const { sport } = writing
  const aims = aimsOf(part, writing)
  if (!aims.every(isOfType) || aims.some((aim) => aim.kind === 'race')) return undefined
  const measured = measure(part.length, 'whole', writing)
  const { inPool } = sportOf(sport)
  const isByTime = inPool && measured?.unit === 'seconds'
  if (!measured || (isByTime && !isSessionByTime(aims, writing.text))) return undefined
  const workoutType = typeOfAims(aims, folded.sessions, sport, false)
  const zones = aims.filter((aim) => aim.kind === 'zone')
  if (zones.some(({ high }) => high === 1)) return undefined
  const isNamed = aims.length === 0 || workoutType !== undefined
  const isWork = aims.some((aim) => aim.kind === 'effort' && boutEffortOf(aim.name) !== undefined)
  if (!isNamed || isWork) return undefined
  return {
    ...(isByTime ? distanceIn(measured, writing) : lengthFields(measured, inPool)),
    ...(workoutType ? { workoutType } : {}),
    ...effortField(aims, workoutType, writing),
  }
}

/** A set of one length at one effort: "5x1k threshold, 90 s rest"; undefined if more is said of it than a request holds. */
export function askForSet(part: Part, folded: Folded, writing: Writing, isWithin: boolean): Plain | undefined {
  const { sport } = writing
  const { inPool } = sportOf(sport)
  const { work, rest } = inPool ? { work: part, rest: part.rest } : boutsOf(part)
  // "16 km with 8 km at marathon pace"
  const [times = isWithin && part.length && !part.inner ? 1 : undefined, ...others] = part.times
  if (times === 1 && (part.place || part.manner || part.isStrides || aimsOf(part, writing).length === 0))
    return undefined
  if (!times || others.length > 0 || !work.length || work.rungs || work.inner || hasMore(part) || hasMore(work))
    return undefined
  if (part.after || part.role || part.details.length > 0 || work.details.length > 0 || part.isStrides) return undefined
  if ((times < 2 && part.times.length > 0) || times > MOST_TIMES) return undefined
  const aims = aimsOf({ ...part, aims: [...work.aims, ...part.aims] }, writing)
  if (!aims.every((aim) => isOfType(aim) && !(aim.kind === 'effort' && aim.name === 'hills'))) return undefined
  if (folded.isHills || aims.some(isVague)) return undefined
  const length = {
    ...work.length,
    ...(work.length.unit || work.length.clock ? {} : { unit: unitOf(part.inner ?? []) }),
  }
  const bout = measure(length, 'bout', writing)
  if (!bout || (inPool && bout.unit === 'seconds')) return undefined
  if (bout.unit === 'seconds' && bout.value < LEAST_BOUT) return undefined
  const restSeconds =
    rest && secondsOf(rest.length ? { ...rest, length: inSecondsBehind(rest.length, bout, writing) } : rest, writing)
  if (rest && restSeconds === undefined) return undefined
  const named = aims.flatMap((aim) => (aim.kind === 'effort' ? (boutEffortOf(aim.name) ?? []) : []))
  const types = [...work.aims, ...part.aims].filter((aim) => !(aim.kind === 'effort' && boutEffortOf(aim.name)))
  // "4x8 min hard, tempo": the type says one thing and the bouts another.
  if (named.length > 0 && types.length > 0 && !inPool) return undefined
  const workoutType = typeOfAims(aims, folded.sessions, sport, true)
  if (!inPool && aims.length > 0 && named.length === 0 && (!workoutType || workoutType === 'endurance'))
    return undefined
  const race = aims.find((aim) => aim.kind === 'race')
  const racePace = race && plainRace(race)
  if (race && (!racePace || racePaceRefusal({ sport, workoutType, workoutMetric: 'pace', racePace }))) return undefined
  const effort: BoutEffort | undefined = named.includes('all out') ? 'all out' : named[0]
  const set: MainSet = {
    times,
    ...lengthOfBout(bout),
    ...(restSeconds === undefined ? {} : { restSeconds }),
    ...(effort ? { effort } : {}),
  }
  return {
    set,
    ...(workoutType ? { workoutType } : {}),
    ...(racePace ? { racePace } : {}),
    ...(inPool ? effortField(aims, workoutType ?? 'interval', writing) : {}),
  }
}

/** What is done so often, and the easy time behind it: of "1 min hard 1 min easy" the first. */
function boutsOf(part: Part): { work: Part; rest?: NonNullable<Part['rest']> | undefined } {
  const [work, easy, ...more] = part.inner ?? []
  if (!work || !easy || more.length > 0 || part.rest || part.length) return { work: part, rest: part.rest }
  const isEasy =
    easy.length && easy.aims.every((aim) => aim.kind === 'effort' && EASY.has(aim.name)) && easy.times.length === 0
  if (
    !isEasy ||
    !easy.length ||
    easy.manner === 'walk' ||
    easy.manner === 'float' ||
    easy.manner === 'swim' ||
    easy.details.length > 0 ||
    work.times.length > 0 ||
    work.rest
  )
    return { work: part }
  return {
    work: { ...work, aims: [...work.aims] },
    rest: {
      from: easy.from,
      to: easy.to,
      length: { ...easy.length, ...(easy.length.unit || easy.length.clock ? {} : { unit: unitOf([work, easy]) }) },
      aims: [],
    },
  }
}

/** Whether a part says more than a length, a count, an effort and a rest. */
function hasMore({
  burst,
  stepped,
  listed,
  selected,
  sendOff,
  ramp,
  place,
  sport,
  isWithin,
  isRemainder,
  pieces,
}: Part): boolean {
  return (
    [burst, stepped, listed, selected, sendOff, ramp, place, pieces].some(Boolean) ||
    isRemainder === true ||
    (isWithin === true && sport !== undefined)
  )
}

function aimsOf(part: Part, { aims }: Writing): readonly Aim[] {
  return [...part.aims, ...aims]
}

/** Whether an effort is one that a type of session has. */
function isOfType(aim: Aim): boolean {
  if (aim.bound || aim.ramp) return false
  if (aim.kind === 'zone') return aim.low === aim.high
  if (aim.kind === 'race') return plainRace(aim) !== undefined
  return aim.kind === 'effort' && aim.name !== 'moderate' && aim.name !== 'float'
}

/** A note that changes neither how hard nor how long it is. */
function isNote({ note, text, cadence, mostBeats }: Detail): boolean {
  return note === 'said' && !text && !cadence && mostBeats === undefined
}

function isVague(aim: Aim): boolean {
  return aim.kind === 'zone' && aim.low === 1
}

function plainRace(aim: Aim & { kind: 'race' }): Race | undefined {
  if (aim.until || aim.plus || aim.share || aim.race === 'threshold') return undefined
  return aim.race === 'mile' ? '1500m' : aim.race
}

function boutEffortOf(name: EffortName): BoutEffort | undefined {
  if (name === 'sprint' || name === 'max') return 'all out'
  return name === 'hard' || name === 'fast' || name === 'anaerobic' ? 'hard' : undefined
}

const EASY = new Set<EffortName>(['easy', 'recovery'])

/** How hard the whole is, where its type does not tell. Of two words the easier one counts, and a zone is firmer than words. */
function effortField(aims: readonly Aim[], type: Plain['workoutType'], { sport }: Writing): { effort?: SessionEffort } {
  const possible = effortsFor(sportOf(sport), type)
  const zone = aims.find((aim) => aim.kind === 'zone')
  const ofZone = zone && (['recovery', 'endurance', 'tempo', 'css', 'fast'] as const)[zone.high - 1]
  const words = aims.flatMap((aim) => (aim.kind === 'effort' ? (effortOf[aim.name] ?? []) : []))
  const order = ['recovery', 'easy', 'endurance', 'tempo', 'css', 'fast'] as const
  const effort = ofZone ?? order.find((one) => words.includes(one))
  return effort && possible.includes(effort) ? { effort } : {}
}

const effortOf: Partial<Record<EffortName, SessionEffort>> = {
  recovery: 'recovery',
  easy: 'easy',
  steady: 'endurance',
  endurance: 'endurance',
  tempo: 'tempo',
  css: 'css',
  threshold: 'css',
  vo2: 'fast',
  anaerobic: 'fast',
  sprint: 'fast',
  max: 'fast',
  hard: 'fast',
  fast: 'fast',
}

function secondsOf(rest: NonNullable<Part['rest']>, writing: Writing): number | undefined {
  const isEasy = rest.aims.every((aim) => aim.kind === 'effort' && EASY.has(aim.name))
  if (!rest.length || !isEasy || rest.where === 'sets' || rest.per) return undefined
  if (rest.manner === 'walk' || rest.manner === 'float' || rest.manner === 'swim') return undefined
  const measured = measure(rest.length, 'rest', { ...writing, isJog: rest.manner === 'jog' })
  if (measured?.unit !== 'seconds' || measured.value < LEAST_REST || measured.value > MOST_REST) return undefined
  return measured.value
}

function lengthOfBout({ value, unit }: Measured): { value: number; unit: MainSet['unit'] } {
  if (unit !== 'seconds') return { value, unit }
  return value % 60 === 0 ? { value: value / 60, unit: 'minutes' } : { value, unit }
}

export function lengthFields({ value, unit }: Measured, inPool: boolean) {
  if (inPool && unit === 'kilometers')
    return { durationType: 'distance', durationUnit: 'meters', durationValue: Math.round(value * 1000) } as const
  if (unit === 'seconds') return { durationType: 'time', durationUnit: 'minutes', durationValue: value / 60 } as const
  return { durationType: 'distance', durationUnit: unit, durationValue: value } as const
}

// The bounds of a set of a request.
const MOST_TIMES = 60
const LEAST_BOUT = 10
const LEAST_REST = 5
const MOST_REST = 3600
