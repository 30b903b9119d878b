import { lengthInWords } from '../../generator/plan/length-in-words.ts'
import { effortZones } from '../../sports/effort-zones.ts'
import { sportOf } from '../../sports/registry.ts'
import { targetPart } from '../../sports/target-parts.ts'
import type { MentionOf } from '../mention.ts'
import { type Head, type Part, saidOf, says } from '../outline/part.ts'
import type { Bout } from '../resolve/measure.ts'
import { toRest } from '../resolve/measure-bouts.ts'
import { assumedRest, tellRest } from './assumed-rests.ts'
import { mannerOfRest } from './manner-of-rest.ts'
import { boutOf, secondsIn } from './write-work.ts'
import { type WritingContext, type WrittenPart, writeLength, writeRest } from './writing.ts'

/** Whether a set is of over-unders. */
export function isOfOverUnders(part: Part, { sport }: Pick<WritingContext, 'sport'>): boolean {
  if (part.head?.kind !== 'set' || sportOf(sport).inPool) return false
  return says(part, 'over-under') || saidOf(part, 'session').some(({ session }) => session === 'over-unders')
}

/**
 * Writes bouts that change between just below and just above threshold: "3x12 over-unders 2 min under 1 min over" is three
 * times four rounds. Without halves two minutes below and one above are assumed.
 */
export function writeOverUnders(
  part: Part,
  head: Extract<Head, { kind: 'set' }>,
  context: WritingContext,
): WrittenPart | string {
  const bout = boutOf(head.bout, head.times, { ...context, type: context.type ?? 'threshold' })
  const seconds = typeof bout === 'string' ? undefined : secondsIn(bout)
  const [said] = saidOf(part, 'over-under')
  const isSaid = said !== undefined || /\d ?[\p{L}']* under\b/iu.test(context.sentence)
  const halves = halvesOf(said, isSaid ? 0 : (seconds ?? 0))
  if (!seconds || !halves) return 'Say over-unders in minutes, such as 3x12 over-unders 2 min under 1 min over.'
  const round = halves.under.seconds + halves.over.seconds
  const rounds = seconds / round
  if (!Number.isInteger(rounds))
    return `Rounds of ${inWords(round)} do not fit ${inWords(seconds)}: say another length.`
  const lines = (said?.isOverFirst ? [halves.over, halves.under] : [halves.under, halves.over]).map(
    ({ seconds: value, percent, side }) =>
      `- ${writeLength({ value, unit: 'seconds' })} ${percent ?? usualPercents(side, context)}% interval`,
  )
  const [restSaid] = saidOf(part, 'rest')
  const amount = head.rest ?? restSaid?.rest
  const rest: Bout = amount ? toRest(amount, context, { unit: 'minutes' }) : assumedRest(USUAL_REST, context)
  const pause = `- ${writeRest(rest, restSaid?.isPlain === true, context, undefined, restSaid && mannerOfRest(restSaid, context))}`
  const set = [`${rounds}x`, ...lines, '']
  const named = saidOf(part, 'session').filter(({ session }) => session === 'over-unders')
  return {
    lines: Array.from({ length: head.times }, (_, index) => (index === 0 ? set : [pause, '', ...set])).flat(),
    mentions: [head, ...named, ...(said ? [said] : []), ...(restSaid ? [restSaid] : [])],
    assumed: [
      ...(said ? [] : [round === USUAL_UNDER + USUAL_OVER ? HALVES : EQUAL_HALVES]),
      ...(amount ? [] : [tellRest('over-unders', rest, context)]),
    ],
  }
}

function inWords(value: number): string {
  return lengthInWords({ type: 'time', unit: 'minutes', value })
}

type Half = { seconds: number; percent?: number | undefined; side: 'under' | 'over' }

/** The halves in seconds; a figure without a unit is in minutes. Undefined for distances. Those that are not said fit the bout. */
function halvesOf(said: MentionOf<'over-under'> | undefined, bout: number): { under: Half; over: Half } | undefined {
  const fits = bout % (USUAL_UNDER + USUAL_OVER) === 0 || bout % (2 * USUAL_OVER) !== 0
  if (!said)
    return {
      under: { seconds: fits ? USUAL_UNDER : USUAL_OVER, side: 'under' },
      over: { seconds: USUAL_OVER, side: 'over' },
    }
  const [under, over] = (['under', 'over'] as const).map((side): Half | undefined => {
    const { length, percent } = said[side]
    if (length.kind === 'time') return { seconds: length.seconds, percent, side }
    if (length.kind === 's') return { seconds: length.value, percent, side }
    if (length.kind === 'bare' || length.kind === 'm')
      return { seconds: length.value * (length.value < 15 ? 60 : 1), percent, side }
    return undefined
  })
  return under && over && { under, over }
}

/** The percents of a half: those that the sport has for it, else just below and above its threshold (our choice). */
function usualPercents(side: 'under' | 'over', { sport }: WritingContext): string {
  const one = sportOf(sport)
  const zones = effortZones(one).map(({ number }) => number)
  const part = zones.map((zone) => targetPart(one, zone, side, 0)).find((found) => found !== undefined)
  return (part?.percents ?? (side === 'under' ? [95, 98] : [102, 105])).join('-')
}

const [USUAL_UNDER, USUAL_OVER] = [120, 60]
const USUAL_REST = 240
const EQUAL_HALVES = 'The over-unders are a minute under and a minute over, which fits their length: say others.'
const HALVES = 'The over-unders are 2 minutes under and 1 minute over: say others, such as 3 min under 2 min over.'
