import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import type { Mention } from '../readers/mention.ts'
import { FIRM, type Said, SOFT, typesOffered, typesSaid } from '../resolve/session-type.ts'
import type { Asked } from '../result.ts'
import type { Notebook } from './draft-request.ts'

/** Writes down the type: the firmest name that the sport has; a soft one ("easy", "long") gives way to a set. */
export function askType(notes: Notebook, mentions: readonly Mention[], sport: SportId): void {
  const hasSet = mentions.some(({ kind }) => kind === 'set')
  const all = typesSaid(mentions, sport)
  const known = all.filter(({ type }) => type !== undefined)
  const yields = ({ type, rank }: Said) => hasSet && !sportOf(sport).inPool && rank <= SOFT && type === 'endurance'
  const counting = known.filter((one) => !yields(one))
  const highest = Math.max(...counting.map(({ rank }) => rank))
  const type = counting.find(({ rank }) => rank === highest)?.type
  for (const { mention } of all.filter(isRefused(type, hasSet)))
    notes.refuse(mention, known.some((one) => one.mention === mention) ? ONE_TYPE : typesOffered(sport))
  if (!type) return
  notes.asked.workoutType = type
  notes.find(
    'workoutType',
    workoutTypeLabel[type],
    ...known.filter((one) => one.type === type).map(({ mention }) => mention),
  )
}

const ONE_TYPE = 'A session is of one type: the other one counts.'

/** What the sport has no type for, and a second firm name; "hard" only where nothing else says how hard. */
function isRefused(type: WorkoutType | undefined, hasSet: boolean): (one: Said) => boolean {
  return (one) =>
    one.type === undefined ? one.rank > 0 || (type === undefined && !hasSet) : one.type !== type && one.rank >= FIRM
}

/** Writes down what a set or strides are a part of, where nobody named it. */
export function inferType(notes: Notebook, sport: SportId): void {
  const { asked } = notes
  if (asked.workoutType || !asked.set) return
  asked.workoutType = typeOfSet(sport, asked.set)
  notes.infer('workoutType', workoutTypeLabel[asked.workoutType], 'A set was asked for, and no other type.')
}

/**
 * On the bike short bouts with rests as short are VO2 max; bouts as long as 2 × 20 minutes are threshold work on the
 * bike and on foot.
 */
function typeOfSet(sport: SportId, { value, unit, restSeconds }: NonNullable<Asked['set']>): WorkoutType {
  if (sport === 'swimming') return 'interval'
  if (unit === 'minutes' && value >= 8) return 'threshold'
  const isMicro = unit === 'seconds' && value <= 60 && restSeconds !== undefined && restSeconds <= 90
  return isMicro && sport === 'cycling' ? 'v02 max' : 'interval'
}

/** Writes down strides: they belong to an easy run. */
export function askStrides(notes: Notebook, mentions: readonly Mention[], sport: SportId): void {
  const { asked } = notes
  for (const mention of mentions.filter(({ kind }) => kind === 'strides')) {
    if (sport !== 'running' || (asked.workoutType && asked.workoutType !== 'endurance')) {
      notes.refuse(mention, STRIDES)
      continue
    }
    asked.strides = true
    notes.find('strides', 'Strides', mention)
    if (asked.workoutType) continue
    asked.workoutType = 'endurance'
    notes.infer('workoutType', workoutTypeLabel.endurance, STRIDES)
  }
}

const STRIDES = 'Strides belong to an endurance run.'
