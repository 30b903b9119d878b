import { sportOf } from '../../sports/registry.ts'
import { saysRest } from '../account/roles.ts'
import { isEasyPart } from './easy-parts.ts'
import { noteBare } from './figures-without-unit.ts'
import { type Measured, measure, metresOf } from './measure.ts'
import { minuteBetweenSets } from './minute-between-sets.ts'
import type { Aim, Cadence, Length, Part, Rest } from './part.ts'
import { product } from './product.ts'
import { isOpenWater } from './swims/open-water.ts'
import { writeAims } from './write-aim.ts'
import { written } from './write-length.ts'
import type { Around } from './write-step.ts'
import type { Writing } from './writing.ts'

/** A rest as a line of the text form; undefined where none was said, null where it cannot be written. */
export function restAfter(
  rest: Rest | undefined,
  bout: Measured | undefined,
  writing: Writing,
  seconds?: number,
): string[] | undefined | null {
  if (!rest) return undefined
  const isPool = sportOf(writing.sport).inPool
  const isJog = rest.manner === 'jog' || rest.manner === 'walk' || rest.manner === 'swim'
  let length: Measured | undefined
  if (rest.length) length = measure(inSecondsBehind(rest.length, bout, writing), 'rest', { ...writing, isJog })
  else if (rest.share !== undefined) {
    if (!bout) return null
    length =
      isOfDistance(rest, writing) && bout.unit !== 'seconds'
        ? { ...bout, value: Math.round(bout.value * (rest.isWayBack ? 1 : rest.share) * 1000) / 1000 }
        : shareOf(bout, rest.share, writing, seconds)
    const told =
      rest.isWayBack && length?.unit !== 'seconds'
        ? undefined
        : tellShare(rest, bout, writing.text.slice(rest.from, rest.to))
    if (told === SPRINT) length = { value: SECONDS_AFTER_SPRINT, unit: 'seconds' }
    if (told) writing.assumed.add(told)
  } else return bout ? undefined : null
  if (!length) return null
  if (rest.length) noteBare(rest.length, length, writing)
  if (rest.assumed) writing.assumed.add(rest.assumed)
  // In a pool a time up to a minute behind a set is its rest.
  const isTold = !isPool || (length.unit === 'seconds' && length.value > 60)
  if (isTold && rest.length && !saysRest(rest, writing.text))
    writing.assumed.add(`“${writing.text.slice(rest.length.from, rest.length.to)}” was read as the rest.`)
  if (rest.per) {
    const per = measure(rest.per, 'bout', writing)
    if (!per || !bout || length.unit !== 'seconds' || per.unit === 'seconds' || bout.unit === 'seconds') return null
    length = { value: Math.round((length.value * (metresOf(bout) ?? 0)) / (metresOf(per) ?? 1)), unit: 'seconds' }
  }
  if (length.value === 0) return []
  const isRun = sportOf(writing.sport).racePaces
  if (length.unit === 'seconds' && (length.value < 3 || length.value > 3600)) return null
  const aim = writeAims(rest.aims, undefined, { ...writing, length, isSet: false })
  if (!aim) return null
  const own = aim.text === 'easy' ? '' : aim.text
  const isSwum = isPool && length.unit !== 'seconds'
  if (isPool && own) return null
  if (isSwum) {
    const words = [...new Set((rest.details ?? []).flatMap(({ text }) => text ?? []))]
    return [`- ${[written(length), 'easy', ...words, 'recovery'].join(' ')}`]
  }
  if (rest.details && rest.details.length > 0) return null
  if (isPool) return [`- ${written(length)} rest`]
  if (rest.manner === 'walk' && isRun && !own) return [`- Walk ${written(length)} recovery`]
  if (rest.manner === 'float' && !own) return [`- Float ${written(length)} Z2 recovery`]
  const isStill = /rest|stand|stat|pause|stop|break|passive/i.test(writing.text.slice(rest.from, rest.to))
  const word = rest.manner === 'rest' && isRun && isStill && !own && length.unit === 'seconds' ? 'rest' : 'recovery'
  return [`- ${[written(length), own, cadenceOf(rest.cadence, writing), word].filter(Boolean).join(' ')}`]
}

/** On foot a share of a distance is a distance, and so is the way back, unless a time is said: "8x400, equal jog". */
function isOfDistance({ isOfDistance: isSaid, isOfTime, from, to }: Rest, { sport, text }: Writing): boolean {
  if (isOfTime) return false
  return (
    isSaid === true || (sportOf(sport).racePaces !== undefined && !/time|long|duration/i.test(text.slice(from, to)))
  )
}

/** What a share of a bout was taken for; undefined where it was said in figures. */
function tellShare({ share = 1, isWayBack }: Rest, bout: Measured, said: string): string | undefined {
  if (!isWayBack) return share === 1 && !/\d/.test(said) ? EQUAL : undefined
  if (share < 1) return RIDE
  if (bout.unit === 'seconds' && bout.value <= LONGEST_SPRINT) return SPRINT
  return share === 2 ? WALK : JOG
}

const EQUAL =
  'Equal rests are as long as the bouts, or as far, easily: say a time, such as 90 s rest, if you mean another.'
const JOG = 'How long the way back takes was not said, so half as long again as the way up.'
const RIDE = 'How long the way back down takes was not said, so half as long as the way up.'
const SPRINT = 'How long the way back takes was not said, so a minute after each sprint.'
const WALK = 'How long the walk back takes was not said, so twice as long as the way up.'
const SECONDS_AFTER_SPRINT = 60

/** "8x30 s, rest 10": behind seconds a bare figure from 10 on is seconds, too. */
export function inSecondsBehind(length: Length, bout: Measured | undefined, { sport }: Writing): Length {
  const isShort = bout?.unit === 'seconds' && bout.value <= LONGEST_SHORT_BOUT
  const isBare = length.unit === undefined && !length.clock && length.value >= LEAST_BARE_SECONDS
  return isShort && isBare && sportOf(sport).reference.metric === 'power' ? { ...length, unit: 's' } : length
}

const [LONGEST_SHORT_BOUT, LEAST_BARE_SECONDS] = [60, 10]

function cadenceOf(cadence: Cadence | undefined, { sport }: Writing): string {
  const { inPool, cadenceUnit } = sportOf(sport)
  if (!cadence || inPool) return ''
  return `@ ${cadence.min === cadence.max ? cadence.min : `${cadence.min}-${cadence.max}`}${cadenceUnit}`
}

function shareOf(bout: Measured, share: number, { sport, reference }: Writing, seconds?: number): Measured {
  if (seconds !== undefined) return { value: Math.round((seconds * share) / 5) * 5, unit: 'seconds' }
  if (bout.unit === 'seconds') return { value: Math.round(bout.value * share), unit: 'seconds' }
  const metres = metresOf(bout) ?? 0
  const { inPool, reference: threshold } = sportOf(sport)
  const perMetre = threshold.metric === 'power' ? 0.12 : (reference ?? threshold.nominal) / (inPool ? 100 : 1000)
  return { value: Math.max(10, Math.round((metres * perMetre * share) / 15) * 15), unit: 'seconds' }
}

// Seconds.
const LONGEST_SPRINT = 15

function isSprinted(aims: readonly Aim[]): boolean {
  return aims.some((aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'max'))
}

/** On land there is a rest between repetitions, whether one was said or not. */
export function defaultRest(bout: Measured, own: Around, writing: Writing, times: number): string[] {
  const { inPool } = sportOf(writing.sport)
  const isEasy =
    !own.isStrides &&
    !own.details.some(({ cadence }) => cadence) &&
    own.aims.length > 0 &&
    own.aims.every(
      (aim) => aim.kind === 'effort' && (aim.name === 'easy' || aim.name === 'steady' || aim.name === 'endurance'),
    )
  if (inPool && bout.unit === 'seconds' && times > 1 && !own.sendOff && !own.rest && !own.role) {
    const rest = bout.value < LONG_SWIM && !isOpenWater(writing.text) ? '20s' : '1min'
    writing.assumed.add(`No rest was said between the repetitions, so ${rest === '20s' ? '20 seconds' : 'a minute'}.`)
    return [`- ${rest} rest`]
  }
  if (inPool || own.sendOff || isEasy || own.role || times < 2 || (writing.leavesRests && !own.isStrides && !own.rest))
    return []
  if (own.isStrides) {
    writing.assumed.add('No rest was said for the strides, so a minute easy.')
    return ['- 1min recovery']
  }
  const seconds = shareOf(bout, 1, writing).value
  if (seconds <= LONGEST_SPRINT && isSprinted(own.aims) && sportOf(writing.sport).reference.metric === 'power') {
    writing.assumed.add('No rest was said between the sprints, so 2 minutes easy.')
    return ['- 2min recovery']
  }
  const isSprint = own.aims.some((aim) => aim.kind === 'effort' && SPRINTS.has(aim.name))
  if (sportOf(writing.sport).racePaces && isSprint && seconds <= LONGEST_HILL) {
    writing.assumed.add('No rest was said between the sprints, so about the time to walk or jog back.')
    const back = Math.max(LEAST_WAY_BACK, Math.ceil((2 * seconds) / 15) * 15)
    return [`- ${written({ value: back, unit: 'seconds' })} recovery`]
  }
  const rest = seconds <= 120 ? seconds : Math.max(60, Math.round(seconds / 2 / 30) * 30)
  // Easy riding or running was said, but not for how long.
  const isSaid = own.rest !== undefined
  writing.assumed.add(
    isSaid
      ? 'How long the recovery is was not said, so it was chosen from the length of each repetition.'
      : seconds <= 120
        ? 'No rest was said between the repetitions, so as long as each, easy.'
        : 'No rest was said between the repetitions, so half of each, easy.',
  )
  return [`- ${written({ value: Math.min(300, rest), unit: 'seconds' })} recovery`]
}

/** Between the swims of a ladder of which no rest and no send-off was said. */
export function restOfLadder(rungs: readonly Length[], own: Around, writing: Writing): string[] | undefined {
  const isSwum = sportOf(writing.sport).inPool && rungs.length >= 3
  if (!isSwum || own.rest || own.sendOff || !writing.leavesRests) return undefined
  writing.assumed.add('No rest was said between the rungs, so 20 seconds.')
  return ['- 20s rest']
}

/** Between rounds of swims that hold sets, where none was said and they do not end with an easy swim. */
export function restBetweenRounds(part: Part, inner: readonly Part[], writing: Writing): Rest | undefined {
  const last = inner.at(-1)
  const isSwum = sportOf(writing.sport).inPool && product(part.times) > 1
  // "all 15 s rest": behind the last one, too.
  const first = inner[0]?.rest
  const isOfAll = inner.length > 1 && first !== undefined && inner.every(({ rest }) => rest?.from === first.from)
  if (
    !isSwum ||
    !last ||
    isOfAll ||
    (isEasyPart(last) && product(last.times) === 1) ||
    (last.rest && last.times.length === 0)
  )
    return undefined
  return minuteBetweenSets(writing)
}

// Seconds (our choice).
const LONG_SWIM = 8 * 60

const SPRINTS = new Set(['sprint', 'max', 'hills'])

// Seconds.
const [LONGEST_HILL, LEAST_WAY_BACK] = [45, 60]
