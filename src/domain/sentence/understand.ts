import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'
import { chooseSport } from './choose-sport.ts'
import { mainSetOf } from './main-set.ts'
import { beyondRange, type Ruler } from './measure.ts'
import type { Mention } from './mention.ts'
import { partsOf } from './parts.ts'
import { lengthReading, setReading } from './readings.ts'
import { referenceFrom } from './reference.ts'
import { reread } from './reread.ts'
import { mentionsOf } from './scan.ts'
import { FIRM, type Said, SOFT, typesOffered, typesSaid } from './session-type.ts'
import { tokensOf } from './tokens.ts'
import type { Asked, Found, Habits, Inferred, Missing, Span, Understood, Unread } from './understood.ts'
import { unreadOf } from './unread.ts'
import { spelled } from './vocabulary.ts'

/**
 * What an English sentence asks of the generator, by rules alone: "50 min bike, 3x8 threshold". Any text is taken and
 * only its first 400 characters are read. `asked` with `assumed` beneath it always has a sport, one of its types and a
 * length the generator accepts.
 */
export function understand(sentence: string, habits: Habits): Understood {
  const written = sentence.slice(0, LONGEST)
  const first = mentionsOf(spelled(tokensOf(written)))
  const chosen = chooseSport(first, written, habits.sport)
  const { sport } = chosen
  const ruler: Ruler = { sport, unit: unitOf(sport, first, habits) }
  const mentions = reread(first, ruler)

  const asked: Asked = {}
  const found: Found[] = []
  const inferred: Inferred[] = []
  const unread: Unread[] = unreadOf(mentions, written)
  const find = (field: Found['field'], reading: string, ...spans: Span[]) =>
    found.push(...spans.map(({ from, to }) => ({ from, to, field, reading })))
  const refuse = ({ from, to }: Span, sentenceOf: string) => unread.push({ from, to, sentence: sentenceOf })

  const sportMentions = mentions.filter(({ of }) => of === 'sport')
  if (chosen.from !== 'habit') asked.sport = sport
  if (chosen.from === 'inferred')
    inferred.push({ field: 'sport', reading: sportOf(sport).label, because: chosen.because })
  for (const mention of sportMentions)
    if (mention.of === 'sport' && mention.sport === sport) find('sport', sportOf(sport).label, mention)
    else refuse(mention, 'A session is of one sport: the first one counts.')

  const hasSet = mentions.some(({ of }) => of === 'set')
  const said = typesSaid(mentions, sport)
  const type = typeFrom(said, hasSet, sport)
  for (const one of type.said) find('workoutType', workoutTypeLabel[type.type as WorkoutType], one.mention)
  for (const one of type.refused) refuse(one.mention, type.type && one.type ? ONE_TYPE : typesOffered(sport))
  if (type.type) asked.workoutType = type.type

  const parts = partsOf(mentions, written, ruler)
  unread.push(...parts.unread)
  if (parts.whole) {
    const { length, mentions: where } = parts.whole
    const beyond = beyondRange(length, ruler)
    if (beyond) for (const mention of where) refuse(mention, beyond)
    else {
      Object.assign(asked, length)
      find('durationValue', lengthReading(length), ...where)
      if (where.length > 1)
        inferred.push({ field: 'durationValue', reading: lengthReading(length), because: 'The parts were added up.' })
      else if (where.some((one) => one.of === 'amount' && one.isRange))
        inferred.push({
          field: 'durationValue',
          reading: lengthReading(length),
          because: 'Of a range the lower end counts.',
        })
    }
  }

  const main = mainSetOf(mentions, parts, ruler, asked.workoutType)
  unread.push(...main.unread)
  if (main.set) {
    asked.set = main.set
    find('set', setReading(main.set), ...main.spans)
    if (!asked.workoutType) {
      asked.workoutType = typeOfSet(sport, main.set)
      const reading = workoutTypeLabel[asked.workoutType]
      inferred.push({ field: 'workoutType', reading, because: 'A set was asked for, and no other type.' })
    }
  }

  for (const mention of mentions.filter(({ of }) => of === 'strides'))
    if (sport !== 'running' || (asked.workoutType && asked.workoutType !== 'endurance'))
      refuse(mention, 'Strides belong to an endurance run.')
    else {
      asked.strides = true
      find('strides', 'Strides', mention)
      if (asked.workoutType) continue
      asked.workoutType = 'endurance'
      inferred.push({
        field: 'workoutType',
        reading: workoutTypeLabel.endurance,
        because: 'Strides belong to an endurance run.',
      })
    }

  const reference = referenceFrom(mentions, ruler)
  unread.push(...reference.unread)
  Object.assign(asked, reference.asked)
  if (reference.span && reference.reading) find('referenceValue', reference.reading, reference.span)

  for (const mention of mentions)
    if (mention.of === 'metric') {
      if (sportOf(sport).metrics.includes(mention.metric)) {
        asked.workoutMetric = mention.metric
        find('workoutMetric', metricReading[mention.metric], mention)
      } else
        refuse(mention, `A ${sportOf(sport).noun} has no target by ${metricReading[mention.metric].toLowerCase()}.`)
    } else if (mention.of === 'pool') {
      const unit = asked.durationUnit ?? ruler.unit
      if (!sportOf(sport).inPool) refuse(mention, 'Only a swim has a pool.')
      else if (mention.unit && mention.unit !== unit) refuse(mention, `Say the pool in ${unit}, as the swim is.`)
      else {
        asked.poolLength = mention.length
        find('poolLength', `Pool of ${mention.length} ${unit}`, mention)
      }
    }

  const { missing, assumed } = assumptions(asked, ruler)
  return {
    asked,
    found: inOrder(found),
    inferred,
    unread: inOrder([...unread, ...(sentence.length > LONGEST ? [tooLong(sentence)] : [])]),
    missing,
    assumed,
  }
}

const LONGEST = 400

const ONE_TYPE = 'A session is of one type: the other one counts.'

const metricReading = { heartrate: 'Heart rate', pace: 'Pace', power: 'Power' } as const

function tooLong(sentence: string): Unread {
  return { from: LONGEST, to: sentence.length, sentence: `Only the first ${LONGEST} characters are read.` }
}

function inOrder<Place extends Span>(places: Place[]): Place[] {
  return places.toSorted((one, other) => one.from - other.from || one.to - other.to)
}

/** The unit a bare figure is in: one that the sentence uses itself, else the athlete's, else the sport's first. */
function unitOf(sport: SportId, mentions: readonly Mention[], { units }: Habits): DistanceUnit {
  const { distanceUnits } = sportOf(sport)
  const used = mentions.flatMap((mention): DistanceUnit[] => {
    const amount = mention.of === 'amount' ? mention.amount : mention.of === 'set' ? mention.bout : undefined
    if (mention.of === 'unit') return [mention.unit]
    if (amount?.is === 'm') return ['meters']
    if (mention.of === 'pool' && mention.unit) return [mention.unit]
    if (mention.of === 'pace' && (mention.per === '100yd' || mention.per === 'mile'))
      return [mention.per === 'mile' ? 'miles' : 'yards']
    return amount?.is === 'distance' ? [amount.unit] : []
  })
  return used.find((unit) => distanceUnits.includes(unit)) ?? units?.[sport] ?? distanceUnits[0] ?? 'kilometers'
}

type ChosenType = { type: WorkoutType | undefined; said: Said[]; refused: Said[] }

/** The firmest name that the sport has; a soft one ("easy", "long") gives way to a set. */
function typeFrom(said: readonly Said[], hasSet: boolean, sport: SportId): ChosenType {
  const known = said.filter(({ type }) => type !== undefined)
  const counting =
    hasSet && !sportOf(sport).inPool ? known.filter(({ type, rank }) => rank > SOFT || type !== 'endurance') : known
  const highest = Math.max(-1, ...counting.map(({ rank }) => rank))
  const type = counting.find(({ rank }) => rank === highest)?.type
  return {
    type,
    said: known.filter((one) => one.type === type),
    refused: said.filter((one) =>
      one.type === undefined ? one.rank > 0 || (type === undefined && !hasSet) : one.type !== type && one.rank >= FIRM,
    ),
  }
}

/**
 * A set whose type nobody named. On the bike short bouts with rests as short are VO2 max; bouts as long as 2 × 20 minutes
 * are threshold work on the bike and on foot.
 */
function typeOfSet(sport: SportId, { value, unit, restSeconds }: NonNullable<Asked['set']>): WorkoutType {
  if (sport === 'swimming') return 'interval'
  if (unit === 'minutes' && value >= 8) return 'threshold'
  const isMicro = unit === 'seconds' && value <= 60 && restSeconds !== undefined && restSeconds <= 90
  return isMicro && sport === 'cycling' ? 'v02 max' : 'interval'
}

/** What stands in for what was not said: the athlete's sport, an easy session, an hour or a usual distance. */
function assumptions(asked: Asked, { sport, unit }: Ruler): { missing: Missing[]; assumed: Asked } {
  const missing: Missing[] = []
  const assumed: Asked = {}
  if (!asked.sport) {
    assumed.sport = sport
    missing.push({ field: 'sport', sentence: `No sport was named, so ${sportOf(sport).label.toLowerCase()}.` })
  }
  if (!asked.workoutType) {
    assumed.workoutType = 'endurance'
    missing.push({ field: 'workoutType', sentence: 'No type was named, so endurance.' })
  }
  if (asked.durationValue === undefined) {
    const usual = sportOf(sport).durationTypes.includes('time')
      ? ({ durationType: 'time', durationUnit: 'minutes', durationValue: 60 } as const)
      : ({ durationType: 'distance', durationUnit: unit, durationValue: 2000 } as const)
    Object.assign(assumed, usual)
    missing.push({ field: 'durationValue', sentence: `No length was said, so ${lengthReading(usual)}.` })
  }
  return { missing, assumed }
}
