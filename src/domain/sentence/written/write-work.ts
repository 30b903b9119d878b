import { sportOf } from '../../sports/registry.ts'
import { formatUnits } from '../../text/grammar/numeral.ts'
import { quote } from '../../text/grammar/quoted.ts'
import type { Mention } from '../mention.ts'
import { mentionsOfRest } from '../outline/attach-targets.ts'
import { type Part, saidOf, says } from '../outline/part.ts'
import { secondsOfBout } from '../outline/seconds-of-part.ts'
import { type Bout, isPluralDistance } from '../resolve/measure.ts'
import { toBout, toRest } from '../resolve/measure-bouts.ts'
import { restAfter } from '../resolve/rest-after.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'
import { isSwumEasily, mannerOfRest } from './manner-of-rest.ts'
import { isOnAndOff } from './on-and-off.ts'
import { type WrittenEffort, wordForAnaerobic, wordForType, writeAim, writeEffort } from './spoken-effort.ts'
import { type WritingContext, writeLength, writeRest } from './writing.ts'

type Written = { text: string; mentions: readonly Mention[]; assumed?: readonly string[] }

/** A step of work: its length, how hard and how it is done. */
export function writeWork(part: Part, bout: Bout, context: WritingContext): Written {
  const said = workEffort(part, bout, context)
  const hills = saidOf(part, 'session').filter(({ session }) => session === 'hills')
  // A climb in a big gear is no race to its top.
  const isOpen = !said || (hills.length > 0 && said.mentions.every((one) => hills.some((hill) => hill === one)))
  const slow = isOpen ? effortOfLowCadence(part, bout, context) : undefined
  const assumed = slow ?? (isOpen && isOnlyQuick(part, bout, context) ? { text: 'Z2', mentions: [] } : undefined)
  const effort = assumed ?? said
  const isUphill = hills.length > 0
  const details = writeDetails(part, context, isUphill ? ['uphill'] : [])
  const isNoted = details.some((one) => one.startsWith('"'))
  // The generator would call it by the work of its type, which is threshold on a ride.
  const isHardRung = !context.isWhole && part.head?.kind === 'rungs' && HARD_ON_RIDES.has(effort?.text ?? '')
  const name = isUphill ? 'Uphill' : isHardRung ? 'Hard' : undefined
  const words = [
    !isNoted && name,
    writeLength(bout),
    effort?.text ?? effortOfPieces(part, context),
    ...details,
    'interval',
  ]
  return {
    text: words.filter(Boolean).join(' '),
    mentions: [...(effort?.mentions ?? []), ...hills, ...detailsOf(part)],
    ...(assumed ? { assumed: [slow ? LOW_CADENCE : HIGH_CADENCE] } : {}),
  }
}

/** What is hard on a ride in short and in longer rungs. */
const HARD_ON_RIDES = new Set(['anaerobic', '106-120%'])

/** No pace is that of all of a swim which is partly easy, a sprint, a kick or a drill: "15 sprint/35 easy". */
function effortOfPieces(part: Part, { isWhole }: WritingContext): 'open' | undefined {
  const pieces = saidOf(part, 'split').flatMap(({ words, isManner }) => (isManner ? [] : words.split('/')))
  const differ = [EASY_PIECE, SPRINT_PIECE].some(
    (kind) => pieces.some((one) => kind.test(one)) && !pieces.every((one) => kind.test(one)),
  )
  return differ || (!isWhole && pieces.some((one) => DRILLED_PIECE.test(one))) ? 'open' : undefined
}

const EASY_PIECE = /\b(?:easy|ez|slow)\b/i
const DRILLED_PIECE = /\b(?:kick|drill|scull)/i
const SPRINT_PIECE = /\b(?:sprint|max|all out)\b/i

/** The effort of work: its own, else in a whole workout that of the type. */
export function workEffort(part: Part, bout: Bout, context: WritingContext): WrittenEffort | undefined {
  const type = context.isWhole || context.isBesideRace ? undefined : context.type
  const own = writeEffort(part, context, context.sentence, {
    type,
    // No pace of a swim is that of a kick.
    seconds:
      secondsIn(bout) ??
      (sportOf(context.sport).inPool && saidOf(part, 'detail').some(({ words }) => words !== 'freestyle')
        ? undefined
        : secondsOfBout(bout, context)),
    isWhole: context.isWhole || context.isMixed === true,
    isFastSwim: context.isOfSeveral === true && isFastSwim(bout, context),
  })
  if (own) return own
  if (!context.isWhole) return ofTitle(part, bout, context)
  // "1200 easy + 4x25": the easy swim names the session, not how hard the sets are.
  const isOfSession = part.head?.kind !== 'set' || context.type !== 'endurance'
  const text = context.type && isOfSession ? wordForType(context.type, context, secondsIn(bout)) : undefined
  if (text) return { text, mentions: [] }
  if (!isOnAndOff(part, context.sentence)) return undefined
  return { text: (secondsIn(bout) ?? 0) <= MAX_SHORT_SECONDS ? 'very hard' : 'hard', mentions: [] }
}

/** Whether the generator swims a bout of this length faster than critical speed. */
function isFastSwim({ value, unit }: Bout, { sport }: WritingContext): boolean {
  return sportOf(sport).inPool && unit !== 'seconds' && value <= MAX_FAST_DISTANCE
}

// That of the generator for intervals of a swim.
const MAX_FAST_DISTANCE = 75

/** Bouts against the force of a big gear are ridden at tempo, unless another effort is said or named by the type. */
function effortOfLowCadence(part: Part, bout: Bout, { sport, type }: WritingContext): WrittenEffort | undefined {
  const isOpen = type === undefined || type === 'interval'
  if (!isOpen || sportOf(sport).cadenceUnit !== 'rpm' || (secondsIn(bout) ?? 0) < LEAST_SECONDS_OF_FORCE)
    return undefined
  const isSlow =
    saidOf(part, 'cadence').some(({ low, high }) => low >= LEAST_RPM && high <= MOST_RPM_OF_FORCE) ||
    saidOf(part, 'split').some(({ words }) => /\b(?:low cad|lo cad|big|torque|grind)/i.test(words))
  return isSlow ? { text: 'tempo', mentions: [] } : undefined
}

/** "6x1 min at 110 rpm, then 2x15 sweet spot": the effort that is said is that of the other set. */
function isOnlyQuick(part: Part, bout: Bout, { isMixed, isWhole }: WritingContext): boolean {
  const isQuick = saidOf(part, 'cadence').some(({ low, high }) => low >= LEAST_QUICK_RPM && high <= MOST_RPM)
  return isQuick && isMixed === true && !isWhole && (secondsIn(bout) ?? MOST_SECONDS_OF_QUICK) < MOST_SECONDS_OF_QUICK
}

const [LEAST_QUICK_RPM, MOST_RPM, MOST_SECONDS_OF_QUICK] = [100, 150, 180]
const HIGH_CADENCE = 'How hard the high cadence is ridden was not said, so in zone 2: say it, such as 90%.'

// Our choice.
const [LEAST_SECONDS_OF_FORCE, LEAST_RPM, MOST_RPM_OF_FORCE] = [120, 40, 65]
const LOW_CADENCE = 'How hard the low cadence is ridden was not said, so at tempo: say it, such as 90%.'

/** The effort that the title names, "anaerobic intervals", where the work of the type is easier. */
function ofTitle(part: Part, bout: Bout, context: WritingContext): WrittenEffort | undefined {
  if (!context.isAnaerobic || says(part, 'detail') || says(part, 'split')) return undefined
  const text = wordForAnaerobic(context, secondsOfBout(bout, context))
  return text ? { text, mentions: [] } : undefined
}

// Longer bouts that are only "on" are about threshold (our choice).
const MAX_SHORT_SECONDS = 180

/** The bout of a set; in a pool it may also be a time. A sentence if the unit is not clear. */
export function boutOf(amount: Amount, times: number, context: WritingContext): Bout | string {
  const seconds =
    amount.kind === 'time' ? amount.seconds : amount.kind === 'clock' ? secondsOfClock(amount.parts) : undefined
  if (sportOf(context.sport).inPool && seconds) return { value: seconds, unit: 'seconds' }
  const areSeconds =
    context.isInGroup && !sportOf(context.sport).inPool && amount.kind === 's' && !isPluralDistance(amount)
  if (areSeconds) return { value: amount.value, unit: 'seconds' }
  return toBout(amount, times, context, undefined, context.type)
}

/** The rest that was said for a set, written behind its work. */
export function restOf(part: Part, own: Amount | undefined, bout: Bout, context: WritingContext): Written | undefined {
  const [said] = saidOf(part, 'rest').filter(({ isBetweenSets }) => isBetweenSets !== true)
  const amount = own ?? said?.rest
  if (!amount) return undefined
  const words = own ? part.head : said
  const isTimed = bout.unit === 'minutes' || bout.unit === 'seconds'
  // As far again as a bout one jogs.
  const isPlain = own === undefined && said?.isPlain === true && (said.share === undefined || isTimed)
  const isEasy = isTimed && words !== undefined && isSwumEasily(words, context)
  const target = own ? undefined : said?.target
  const cadence = said?.cadence ? writeCadence(said.cadence, context) : ''
  const text = writeRest(
    own || !said ? toRest(amount, context, bout) : restAfter(said, bout, context),
    isPlain,
    context,
    [(target && writeAim(target, context)) ?? (isEasy && 'easy'), cadence].filter(Boolean).join(' ') || undefined,
    words && mannerOfRest(words, context),
  )
  return { text, mentions: own || !said ? [] : mentionsOfRest(said) }
}

/** Cadence, stroke, drill, equipment, notes and send-off in the text form. `name`: of the step, which a note would replace. */
export function writeDetails(part: Part, { sport }: WritingContext, name: readonly string[] = []): string[] {
  const [cadence] = saidOf(part, 'cadence')
  const [sendOff] = saidOf(part, 'send-off')
  const names = saidOf(part, 'detail').flatMap(({ name }) => name ?? [])
  const said = new Set([...names, ...saidOf(part, 'split').map(({ words }) => words)])
  const notes = said.size > 0 ? [...name, ...said].join(', ') : ''
  return [
    cadence ? writeCadence(cadence, { sport }) : '',
    ...new Set(saidOf(part, 'detail').map(({ words }) => words)),
    notes ? quote(notes) : '',
    // On land what it leaves is written as the rest.
    sendOff && sportOf(sport).inPool ? `on ${formatUnits(secondsOf(sendOff.amount))}` : '',
  ]
}

function writeCadence(cadence: Mention, { sport }: Pick<WritingContext, 'sport'>): string {
  if (cadence.kind !== 'cadence') return ''
  const unit = sportOf(sport).cadenceUnit === 'rpm' ? 'rpm' : 'spm'
  return `@ ${cadence.low === cadence.high ? cadence.low : `${cadence.low}-${cadence.high}`}${unit}`
}

/** The mentions that `writeDetails` writes. */
export function detailsOf(part: Part): readonly Mention[] {
  const said = (['detail', 'split', 'straight'] as const).flatMap((kind): Mention[] => saidOf(part, kind))
  return [...saidOf(part, 'cadence').slice(0, 1), ...said, ...saidOf(part, 'send-off').slice(0, 1)]
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  return amount.kind === 'time' ? amount.seconds : amount.kind === 'distance' ? 0 : amount.value
}

/** Seconds of a bout in time. */
export function secondsIn({ value, unit }: Bout): number | undefined {
  if (unit === 'minutes') return value * 60
  return unit === 'seconds' ? value : undefined
}
