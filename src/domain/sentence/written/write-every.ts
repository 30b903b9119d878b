import { racePaceName } from '../../sports/races.ts'
import { sportOf } from '../../sports/registry.ts'
import { convertDistance, distanceUnits } from '../../units/distance.ts'
import type { Mention, MentionOf } from '../mention.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { type Bout, toStretch } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { FELT_ALL_OUT, writeAim, writeEffort } from './spoken-effort.ts'
import { type WritingContext, type WrittenPart, writeLength } from './writing.ts'

/**
 * Writes a length with short efforts at even distances, "60 min easy with 30 s pick-ups every 10 min": one after 10, 20, 30,
 * 40 and 50 minutes. Undefined if none were said, or they do not fit.
 */
export function writeEvery(part: Part, context: WritingContext): WrittenPart | undefined {
  const [said, ...more] = saidOf(part, 'every')
  const { head } = part
  if (!said || more.length > 0 || head?.kind !== 'amount') return undefined
  const whole = toStretch(head.amount, context)
  const inUnit = (amount: Amount | undefined) => (amount && whole ? lengthIn(amount, whole, context) : undefined)
  const interval = inUnit(said.interval)
  // How far a surge goes is not known: it comes on top of its interval.
  const isOnTop = inUnit(said.bout) === undefined && whole !== undefined && isTime(said.bout) && !isTime(said.interval)
  const bout = isOnTop ? 0 : inUnit(said.bout)
  const effort = effortOf(said, context)
  if (!whole || bout === undefined || !(bout > 0 || isOnTop) || !interval) return undefined
  const [start, end] = [said.start ? inUnit(said.start) : 0, said.easyEnd ? inUnit(said.easyEnd) : 0]
  if (start === undefined || end === undefined) return undefined
  const times = timesOf(said, { whole: whole.value, interval, start, end })
  const between = round(interval - bout)
  if (times < 1 || between <= 0) return undefined
  const own = writeEffort(part, context, context.sentence, {})
  const easy = own?.text ?? 'easy'
  const stretch = (value: number) => `- ${writeLength({ ...whole, value })} ${easy}`
  const boutUnit = (isOnTop ? timeOf(said.bout) : toStretch(said.bout, context)) ?? { ...whole, value: bout }
  const work = `- ${writeLength(boutUnit)} ${effort} interval`
  const rest = round(whole.value - start - times * interval)
  const lines = [
    ...(start > 0 ? [stretch(start), ''] : []),
    `${times}x`,
    ...(start > 0 ? [work, stretch(between)] : [stretch(between), work]),
    ...(rest > 0 ? ['', stretch(rest)] : []),
  ]
  return {
    lines,
    mentions: [head, said, ...(own?.mentions ?? [])],
    assumed: [...(own ? [] : [EASY]), ...(isOnTop ? [ON_TOP] : [])],
  }
}

/** How many efforts fit; 0 if more were asked for. */
function timesOf(
  said: MentionOf<'every'>,
  { whole, interval, start, end }: { whole: number; interval: number; start: number; end: number },
): number {
  const most = Math.ceil(round(whole / interval))
  // "6x10s sprints every 30 min" of three hours: one at the end as well.
  if (said.times) return said.times <= most && start + said.times * interval <= whole ? said.times : 0
  if (start > 0)
    return Math.min(Math.ceil(round((whole - end - start) / interval)), Math.floor((whole - start) / interval))
  if (end > 0 || said.isOnce) return Math.floor(round((whole - end) / interval))
  return most - 1
}

/** A length in the unit of the whole; undefined for a time of a distance. */
function lengthIn(amount: Amount, whole: Bout, context: WritingContext): number | undefined {
  // "200m pick-ups every 2 km"
  const own = amount.kind === 'm' && whole.unit !== 'seconds' ? inMetres(amount.value) : toStretch(amount, context)
  if (!own || own.unit === whole.unit) return own?.value
  const [from, to] = [own.unit, whole.unit].map((unit) => distanceUnits.find((one) => one === unit))
  return from && to ? round(convertDistance(own.value, from, to)) : undefined
}

function inMetres(value: number): Bout {
  return { value, unit: 'meters' }
}

function isTime({ kind }: Amount): boolean {
  return kind === 'time' || kind === 's'
}

function timeOf(amount: Amount): Bout | undefined {
  if (amount.kind === 'time') return { value: amount.seconds, unit: 'seconds' }
  return amount.kind === 's' ? { value: amount.value, unit: 'seconds' } : undefined
}

function round(value: number): number {
  return Number(value.toFixed(4))
}

/** How hard an effort is, in the words of the text form. */
function effortOf({ effort, target }: MentionOf<'every'>, context: WritingContext): string | undefined {
  // No pace tells how fast a runner sprints.
  if (!target && effort === 'anaerobic' && sportOf(context.sport).reference.metric !== 'power') return FELT_ALL_OUT
  if (!target) return words[effort ?? 'hard'] ?? 'very hard'
  return target.kind === 'race pace' ? paceOf(target) : writeAim(target, context)
}

function paceOf(target: Mention): string | undefined {
  return target.kind === 'race pace' && target.race ? racePaceName(target.race) : undefined
}

const words: Record<string, string> = {
  anaerobic: 'sprint',
  threshold: 'threshold',
  tempo: 'tempo',
  'sweet spot': 'sweet spot',
}
const ON_TOP = 'How far one goes in the short efforts is not known, so they come on top of the length.'
const EASY = 'How hard the rest is was not said, so easy.'
