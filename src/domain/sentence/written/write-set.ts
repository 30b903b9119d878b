import { sportOf } from '../../sports/registry.ts'
import type { Head, Part } from '../outline/part.ts'
import { saidOf, says } from '../outline/part.ts'
import type { Bout } from '../resolve/measure.ts'
import { toBout, toRest } from '../resolve/measure-bouts.ts'
import { explainShare } from '../resolve/rest-after.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'
import { restBetweenStarts } from './rest-between-starts.ts'
import { boutOf, restOf, secondsIn, writeWork } from './write-work.ts'
import { NO_LENGTH, type WritingContext, type WrittenPart, writeLength, writeRest } from './writing.ts'

/** Writes a set of equal bouts, with its rest if one was said. */
export function writeSet(
  part: Part,
  head: Extract<Head, { kind: 'set' }>,
  context: WritingContext,
): WrittenPart | string {
  const bout = boutOf(head.bout, head.times, context)
  if (typeof bout === 'string') return bout
  const work = writeWork(part, bout, context)
  const usual = restOfTimedSwims(part, head, bout, context)
  const left = restBetweenStarts(part, work.text, context)
  if (typeof left === 'string') return left
  const rest = left ?? usual ?? restOf(part, head.rest, bout, context)
  // "4x100 on 1:40, 2 min rest, 4x100 on 1:35": each swim leaves its own rest, so it lies behind all of them.
  const isPause = rest !== undefined && head.rest === undefined && says(part, 'send-off') && isLong(part)
  const pause = isPause ? rest : pauseBehind(part, head, bout, context)
  const isOnlyBetween =
    (context.isBeforeRest === true && !isPair(head, context.sentence)) ||
    (context.isBeforeEase === true && liesBetween(part, head, bout, context))
  if (rest && !isPause && isOnlyBetween && head.times > 1) {
    const before =
      head.times > 2 ? [`- ${head.times - 1}x ${work.text} / ${rest.text}`, ''] : [`- ${work.text}`, `- ${rest.text}`]
    return { lines: [...before, `- ${work.text}`], mentions: [head, ...work.mentions, ...rest.mentions], assumed: [] }
  }
  const turn = head.isRestFirst && rest ? [rest.text, work.text] : [work.text, ...(rest && !isPause ? [rest.text] : [])]
  const line = `- ${head.times}x ${turn.join(' / ')}`
  return {
    lines: [line, ...(pause ? [`- ${pause.text}`] : [])],
    mentions: [head, ...work.mentions, ...(rest?.mentions ?? []), ...(pause?.mentions ?? [])],
    assumed: [...((left ?? usual)?.assumed ?? assumedRest(part, bout, head.rest)), ...(work.assumed ?? [])],
  }
}

/** "5x200 20s rest, 2 min rest, 5x100": the longer rest behind a set of swims that has its own. */
function pauseBehind(part: Part, { rest: own }: Extract<Head, { kind: 'set' }>, bout: Bout, context: WritingContext) {
  const said = saidOf(part, 'rest').filter(({ isBetweenSets }) => !isBetweenSets)
  const pause = said.at(-1)
  const isSecond = pause && (own !== undefined || said.length > 1) && isPauseLong(pause)
  return isSecond && sportOf(context.sport).inPool
    ? restOf({ ...part, about: [pause] }, undefined, bout, context)
    : undefined
}

/** The rest of repetitions of a swim in time of which none was said. */
function restOfTimedSwims(part: Part, head: Extract<Head, { kind: 'set' }>, bout: Bout, context: WritingContext) {
  const seconds = sportOf(context.sport).inPool ? secondsIn(bout) : undefined
  const isSaid = head.rest !== undefined || says(part, 'rest') || says(part, 'send-off')
  if (seconds === undefined || isSaid || head.times === 1) return undefined
  const rest: Bout = { value: seconds > LONG_SWIM_SECONDS ? 60 : 20, unit: 'seconds' }
  const because = `How long the rests are was not said, so ${rest.value} s.`
  return { text: writeRest(rest, true, context), mentions: [], assumed: [because] }
}

// Our choice.
const LONG_SWIM_SECONDS = 5 * 60

/** "30/15": the easy seconds are a half of each bout, and no rest between two. */
function isPair({ rest, from, to }: Extract<Head, { kind: 'set' }>, sentence: string): boolean {
  const seconds = rest?.kind === 'time' ? rest.seconds : rest?.kind === 's' ? rest.value : undefined
  return seconds !== undefined && seconds <= MAX_OFF_SECONDS && !RESTED.test(sentence.slice(from, to))
}

// Of the easy half of a pair (our choice).
const MAX_OFF_SECONDS = 30
const RESTED = /rest|rec|jog|walk|between|easy|\br\b|\br ?\d/i

/** "10 min between them": a rest as long as a cool-down, which follows. */
function liesBetween(
  part: Part,
  { rest: own, to }: Extract<Head, { kind: 'set' }>,
  bout: Bout,
  context: WritingContext,
): boolean {
  const [said] = saidOf(part, 'rest').filter(({ isBetweenSets }) => isBetweenSets !== true)
  const amount = own ?? said?.rest
  const length = amount && toRest(amount, context, bout)
  const seconds = length?.unit === 'minutes' ? length.value * 60 : length?.unit === 'seconds' ? length.value : 0
  const [from, end] = own || !said ? [to, to] : [said.from, said.to]
  return seconds >= MIN_LONG_REST_SECONDS && /\bbetween\b/i.test(context.sentence.slice(from, end + ' between'.length))
}

// Our choice: after a shorter one bouts are counted with their rests.
const MIN_LONG_REST_SECONDS = 10 * 60

function isLong(part: Part): boolean {
  return saidOf(part, 'rest').some(isPauseLong)
}

function isPauseLong({ rest }: { rest: Amount }): boolean {
  const seconds = rest.kind === 'clock' ? secondsOfClock(rest.parts) : rest.kind === 'time' ? rest.seconds : 0
  return seconds >= MIN_PAUSE_SECONDS
}

// Behind send-offs (our choice).
const MIN_PAUSE_SECONDS = 60

/** What was assumed for a rest that was said without its length. */
function assumedRest(part: Part, bout: Bout, own: Amount | undefined): string[] {
  const [said] = own ? [] : saidOf(part, 'rest')
  return said ? [explainShare(said, bout) ?? []].flat() : []
}

/** Writes strides: quick and relaxed, by feeling. */
export function writeStrides(
  part: Part,
  head: Extract<Head, { kind: 'strides' }>,
  context: WritingContext,
): WrittenPart | string {
  const times = head.times ?? 1
  const length = head.length && toBout(head.length, times, context)
  if (!length || typeof length === 'string') return NO_LENGTH
  const rest = restOf(part, undefined, length, context)
  const line = `- ${times}x Stride ${writeLength(length)} open effort 8/10 interval / ${rest?.text ?? '1m recovery'}`
  return {
    lines: [line],
    mentions: [head, ...(rest?.mentions ?? [])],
    assumed: [
      ...(head.isCountAssumed ? [STRIDE_COUNT] : []),
      ...(head.isLengthAssumed ? [STRIDE_LENGTH] : []),
      ...(rest ? [] : [STRIDE_REST]),
    ],
  }
}

const STRIDE_COUNT = 'How many strides was not said, so 4.'
const STRIDE_LENGTH = 'How long the strides are was not said, so 20 seconds.'
const STRIDE_REST = 'No rest was said for the strides, so a minute easy.'

/** Whether a set says its rest, or needs none. */
export function saysRest(part: Part): boolean {
  const { head } = part
  if (says(part, 'rest') || says(part, 'send-off')) return true
  if (head?.kind === 'set') return head.times === 1 || head.rest !== undefined
  return head?.kind !== 'rungs'
}
