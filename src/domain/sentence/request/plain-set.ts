import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { type Part, saidOf, says } from '../outline/part.ts'
import type { SportContext } from '../resolve/measure.ts'
import { toBout, toRest } from '../resolve/measure-bouts.ts'
import { restAfter } from '../resolve/rest-after.ts'
import { findSaidTypes } from '../resolve/session-type.ts'
import type { MainSet } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { mannerOfRest } from '../written/manner-of-rest.ts'
import { isEasyPace } from '../written/spoken-effort.ts'
import { hasFigure } from '../written/spoken-figure.ts'
import { isOfOverUnders } from '../written/write-over-unders.ts'
import { secondsIn } from '../written/write-work.ts'
import type { WritingContext } from '../written/writing.ts'
import { effortOfBouts } from './bout-effort.ts'
import type { DraftRequest } from './draft-request.ts'

/** The part as a set at the effort of the type; undefined if more was said of it than a set holds. */
export function plainSet(
  part: Part,
  { asked, found }: DraftRequest,
  context: WritingContext,
): { set: MainSet; mentions: readonly Mention[] } | string | undefined {
  const { head } = part
  if (part.group || !head || (head.kind !== 'set' && head.kind !== 'amount')) return undefined
  if (isOfOverUnders(part, context)) return undefined
  // A set of a request has only jogs.
  const [said] = saidOf(part, 'rest')
  const words = head.kind === 'set' && head.rest ? head : said
  if (words && mannerOfRest(words, context)) return undefined
  // "6x3 min z4, 2 min z2": the easiest zone is that of every rest.
  if (said?.target && isOfRest(said, said.target, context)) return undefined
  if (
    hasFigure(part) ||
    part.about.some(({ kind }) => WRITTEN.has(kind)) ||
    (said?.target && !isEasyPace(said.target, context)) ||
    isOfOtherType(part, asked.workoutType, context) ||
    isEasyOnLand(part, context)
  )
    return undefined
  const { durationUnit, durationValue } = asked
  const minutes = durationUnit === 'minutes' ? durationValue : undefined
  const amount = head.kind === 'set' ? head.bout : inUnitOfWhole(head.amount, asked, context)
  const times = head.kind === 'set' ? head.times : 1
  const bout = toBout(amount, times, context, minutes, asked.workoutType)
  if (typeof bout === 'string') return bout
  // The generator's own sets of a swim are by distance.
  if (sportOf(context.sport).inPool && secondsIn(bout) !== undefined) return undefined
  // The generator has no shorter bouts of its own: sprints are written out.
  const isSprint = bout.unit === 'seconds' && bout.value < MIN_BOUT_SECONDS && says(part, 'session')
  if (isSprint && !says(part, 'zone')) return undefined
  const rest = head.kind === 'set' && head.rest ? head.rest : said?.rest
  const written = said && said.rest === rest ? restAfter(said, bout, context) : rest && toRest(rest, context, bout)
  const isInSeconds = !written || (written.unit === 'seconds' && written.value >= MIN_REST && written.value <= MAX_REST)
  if (!isInSeconds || times > MAX_TIMES) return undefined
  const effort = effortOfBouts(part, found, context)
  const notes = context.notes.get(head) ?? []
  const mentions = [
    head,
    ...(said && said.rest === rest ? [said] : []),
    ...(effort?.mentions ?? []),
    ...notes.flatMap((note) => note.mentions),
  ]
  const set = {
    times,
    ...bout,
    ...(written ? { restSeconds: written.value } : {}),
    ...(effort ? { effort: effort.effort } : {}),
    ...(notes.length > 0 ? { notes: notes.map(({ words }) => words).join(', ') } : {}),
  }
  return { set, mentions }
}

/** Whether a target directly behind a rest is harder than rests are anyway: "6x3 min z4, 2 min z2". */
function isOfRest(rest: Mention, target: Mention, { sentence }: WritingContext): boolean {
  return !(target.kind === 'zone' && target.zone === 1) && !/[,;|.]/.test(sentence.slice(rest.to, target.from))
}

/** A figure without a unit in that of the whole, which is as bare: "12 with 8 at MP". */
function inUnitOfWhole(
  amount: Amount,
  { durationUnit, durationValue = 0 }: DraftRequest['asked'],
  context: SportContext,
) {
  const isShorter = amount.kind === 'bare' && amount.value < durationValue
  const isFar = durationUnit === 'miles' || durationUnit === 'kilometers'
  return isShorter && isFar && sportOf(context.sport).racePaces
    ? ({ kind: 'distance', value: amount.value, unit: durationUnit } as const)
    : amount
}

// The bounds of a set of a request.
const MIN_REST = 5
const MAX_REST = 3600
const MAX_TIMES = 60
const MIN_BOUT_SECONDS = 10

const WRITTEN = new Set<Mention['kind']>(['send-off', 'detail', 'split', 'cadence', 'rated', 'ramp'])

/** Whether a set of a run or a ride is easy: on land no type has such sets. The recovery after a bout says nothing of it. */
function isEasyOnLand(part: Part, { sport, sentence }: WritingContext): boolean {
  const hasRest = part.head?.kind === 'set' && (part.head.rest !== undefined || says(part, 'rest'))
  // "2x1 mile at recovery pace with 45 s jog" says how easy the bouts are.
  const isRecovery = ({ from, to }: Mention) =>
    /recover/i.test(sentence.slice(from, to)) && !/^ pace/i.test(sentence.slice(to))
  const ofWork = part.about.filter((one) => !(hasRest && isRecovery(one)))
  const named = findSaidTypes(ofWork, sport)
  return !sportOf(sport).inPool && named.length > 0 && named.every(({ type }) => type === 'endurance')
}

/** Whether a part names another type than the session: sprints in an easy ride, hills. */
function isOfOtherType(part: Part, type: WorkoutType | undefined, context: SportContext): boolean {
  if (saidOf(part, 'session').some(({ session }) => session === 'hills' && !sportOf(context.sport).inPool)) return true
  const [named] = findSaidTypes(part.about, context.sport)
  return named?.type !== undefined && type !== undefined && named.type !== type && named.rank > 0
}
