import { racePaceRefusal } from '../../generator/request/race-pace.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import { sportOf, workoutTypeLabel } from '../../sports/registry.ts'
import { saysRest } from '../account/roles.ts'
import { describeEffort, describeLength, describeSet } from '../request/describe.ts'
import type { DraftRequest } from '../request/draft-request.ts'
import { fillTypeFromSet } from '../request/fill-type.ts'
import { askForLength, askForSet, type Plain } from './ask-plainly.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import type { Aim, Part } from './part.ts'
import type { Planned } from './plan.ts'
import { typeOfAims } from './said-type.ts'
import { aimsOfSets } from './swims/type-of-a-swim.ts'
import type { Writing } from './writing.ts'

/** The fields of a request that hold all that is said of the main set, if they can. */
export function plainly({ parts, ends, total, isWhole }: Planned, folded: Folded, writing: Writing): Plain | undefined {
  const [only, ...others] = parts
  if (isWhole || !only || others.length > 0) return undefined
  const set = askForSet(only.part, folded, writing, total !== undefined)
  if (set) return set
  if (total || folded.ends.length > 0) return undefined
  const length = askForLength(only.part, folded, writing)
  return length && ends.length > 0 ? withEnds(length, ends) : length
}

/** A length of which nothing else is said with the ends around it: "60 min run, 10 min each end". */
function withEnds(plain: Plain, ends: Planned['ends']): Plain | undefined {
  const { durationType, durationUnit, durationValue = 0, workoutType } = plain
  if (workoutType || !durationUnit || !durationType) return undefined
  const sums = ends.map(({ length: { value, unit } }) =>
    unit === 'seconds'
      ? durationUnit === 'minutes'
        ? value / 60
        : undefined
      : unit === durationUnit
        ? value
        : undefined,
  )
  if (sums.some((one) => one === undefined)) return undefined
  const all = sums.reduce<number>((sum, one) => sum + (one ?? 0), durationValue)
  return { durationType, durationUnit, durationValue: all }
}

export function fillPlainly(
  draft: DraftRequest,
  plain: Plain,
  { parts }: Planned,
  { sport, text, aims: all }: Writing,
): void {
  Object.assign(draft.asked, plain)
  const { set, workoutType, effort, racePace, durationType, durationUnit, durationValue } = plain
  const part = parts[0]?.part
  const at = { from: part?.from ?? 0, to: part?.to ?? 0 }
  if (set) {
    draft.addPart('set', describeSet(set), [{ kind: 'filler', ...at }])
    const rest = part?.rest
    if (rest?.assumed) draft.addInferred('set', describeSet(set), rest.assumed)
    if (rest?.length && !rest.assumed && !sportOf(sport).inPool && !saysRest(rest, text))
      draft.addInferred('set', 'Rest', `“${text.slice(rest.length.from, rest.length.to)}” was read as the rest.`)
  } else if (durationType && durationUnit && durationValue !== undefined) {
    const reading = describeLength({ durationType, durationUnit, durationValue })
    draft.addFound('durationValue', reading, part?.length ?? at)
    if (part?.length && part.length.unit === undefined && !part.length.clock)
      draft.addInferred('durationValue', reading, 'No unit was said.')
  }
  const aims = [...(part ? aimsWithin(part) : []), ...all]
  const named = aims.find((aim) => typeOfAims([aim], [], sport, set !== undefined) === workoutType) ?? at
  if (workoutType) draft.addFound('workoutType', workoutTypeLabel[workoutType], named)
  if (effort) draft.addFound('effort', describeEffort(effort), aims[0] ?? at)
  if (racePace) {
    draft.asked.workoutMetric = sportOf(sport).reference.metric
    draft.addFound('racePace', racePaceName(racePace), aims.find(({ kind }) => kind === 'race') ?? at)
  }
  fillTypeFromSet(draft, sport)
}

/** Fills the type that an effort or a session is named for, where parts are written out. */
export function fillSaidType(draft: DraftRequest, planned: Planned, folded: Folded, writing: Writing): void {
  const parts = planned.parts.map(({ part }) => part).filter(({ role, isStrides }) => role === undefined && !isStrides)
  const sets = parts.filter(
    ({ times, rungs, isStrides }) => (times.length > 0 || rungs !== undefined) && isStrides !== true,
  )
  const hasSet = sets.length > 0
  // Beside a set single lengths do not name the session.
  const { inPool } = sportOf(writing.sport)
  const own = inPool && parts.some(isRepeated) ? aimsOfSets(parts) : (hasSet ? sets : parts).flatMap(aimsWithin)
  const aims = [...own, ...writing.aims].toSorted((a, b) => a.from - b.from)
  const isHard = aims.some((aim) => aim.kind === 'effort' && HARD.has(aim.name))
  const isWordsOnly = aims.every(({ kind }) => kind === 'effort' || kind === 'zone')
  const named = typeOfAims(
    aims.filter((aim) => !(isHard && isEasyAim(aim))),
    folded.sessions,
    writing.sport,
    hasSet,
  )
  const type = named ?? (isHard && hasSet && isWordsOnly && sportOf(writing.sport).racePaces ? 'interval' : undefined)
  if (!type && inPool && parts.some(isRepeated)) fillInterval(draft)
  if (!type || draft.asked.workoutType) return
  draft.asked.workoutType = type
  const at = aims.find((aim) => typeOfAims([aim], [], writing.sport, hasSet) === type) ?? parts[0]
  if (at) draft.addFound('workoutType', workoutTypeLabel[type], { from: at.from, to: at.to })
}

/** A ladder on land of which no effort is said is a session of intervals. */
export function fillTypeFromRungs(draft: DraftRequest, { parts }: Planned, { sport }: Writing): void {
  if (draft.asked.workoutType || sportOf(sport).inPool) return
  const ladder = parts.find(
    ({ part }) => part.rungs !== undefined || (part.inner?.length === 1 && part.inner[0]?.rungs),
  )
  if (!ladder) return
  draft.asked.workoutType = 'interval'
  draft.addFound('workoutType', workoutTypeLabel.interval, { from: ladder.part.from, to: ladder.part.to })
}

function isRepeated({ times, rungs, inner }: Part): boolean {
  return times.length > 0 || rungs !== undefined || (inner?.some(isRepeated) ?? false)
}

function fillInterval(draft: DraftRequest): void {
  if (draft.asked.workoutType) return
  draft.asked.workoutType = 'interval'
  draft.addInferred('workoutType', workoutTypeLabel.interval, 'A set was asked for, and no other type.')
}

const HARD = new Set(['hard', 'fast', 'sprint', 'max'])

/** Fills the race at whose pace parts are done that are written out, if it is one race and one that can be asked for. */
export function fillRacePace({ asked }: DraftRequest, planned: Planned, writing: Writing): void {
  const [racePace, ...others] = new Set(racesOf(planned, writing))
  const { workoutType, workoutMetric = 'pace' } = asked
  if (!racePace || others.length > 0) return
  if (!racePaceRefusal({ sport: writing.sport, workoutType, workoutMetric, racePace })) asked.racePace = racePace
}

/** The races at whose paces something is done. */
export function racesOf({ parts }: Pick<Planned, 'parts'>, { aims }: Writing): Race[] {
  const all = [...parts.flatMap(({ part }) => aimsWithin(part)), ...aims]
  return all.flatMap((aim) =>
    aim.kind === 'race' && aim.race !== 'threshold' && !aim.plus && !aim.until && !aim.share
      ? aim.race === 'mile'
        ? '1500m'
        : aim.race
      : [],
  )
}

function aimsWithin({ aims, listed = [], inner = [], details }: Part): Aim[] {
  // How hard a cadence is, nobody said.
  const hasCadence = details.some(({ cadence }) => cadence)
  const said = aims.filter(({ from, to }) => !hasCadence || from > 0 || to > 0)
  return [...said, ...listed, ...inner.flatMap(aimsWithin)]
}
