import { sumOf } from '../../../units/numbers.ts'
import { atLeast } from '../../../units/tolerance.ts'
import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { joinNotes } from '../../shared/messages/fitting.ts'
import { beginsWithMoment, type Message, notesLines } from '../../shared/messages/message.ts'
import { usualMoment } from '../usual-moment.ts'
import type { Reading } from './block.ts'
import type { ShownText } from './shown-text.ts'

/** A message at its place in the workout, in the unit that its blocks are measured in. */
export type PlacedMessage = { position: number; text: string; at?: Message['at'] }

/** A message of a block that begins at a position, or of the whole workout, which begins at 0. */
export function placeMessage(
  start: number,
  { seconds, metres, text }: ShownText,
  { metres: inMetres, losses }: Pick<Reading, 'metres' | 'losses'>,
): PlacedMessage {
  const [own, other] = inMetres ? [metres, seconds] : [seconds, metres]
  if (own !== undefined || other === undefined) return { position: start + (own ?? 0), text }
  // A step by distance can have a message at a time, but one by time none at a distance.
  if (inMetres) return { position: start, text, at: { seconds: other } }
  if (other > 0) losses.add('Messages at a distance are shown at the start of a step, because the workout is by time.')
  return { position: start, text }
}

/** How long an entry is with all its rounds, in seconds or metres. */
export function lengthOf(entry: EditorEntry): number {
  if (!isGroup(entry)) return entry.duration.value * (entry.duration.type === 'distance' ? 1000 : 1)
  return entry.count * sumOf(entry.steps, lengthOf)
}

/** The steps with the messages that are shown in each as their notes, a line each; the description comes first. */
export function addMessages(
  entries: readonly EditorEntry[],
  placed: readonly PlacedMessage[],
  description: string,
  { metres: inMetres, losses, left }: Pick<Reading, 'metres' | 'losses' | 'left'>,
): EditorEntry[] {
  const take = inOrder(placed)
  let clock = 0
  const last = entries.length - 1
  return entries.map((entry, index) => {
    const [steps, rounds] = isGroup(entry) ? [entry.steps, entry.count] : [[entry], 1]
    const shown = steps.map((): Message[] => [])
    for (let round = 1; round <= rounds; round += 1)
      steps.forEach((step, at) => {
        const start = clock
        clock += lengthOf(step)
        const isLast = index === last && round === rounds && at === steps.length - 1
        for (const { position, text, at: said } of take(isLast ? Number.POSITIVE_INFINITY : clock)) {
          // A message after the last step is shown at its end.
          const offset = Math.min(Math.floor(clock - start), Math.max(0, Math.round(position - start)))
          shown[at]?.push({ text, at: said ?? (inMetres ? { metres: offset } : { seconds: offset }), round })
        }
      })
    const withNotes = steps.map((step, at) => {
      const isFirst = index === 0 && at === 0
      const messages = mergeRounds(shown[at] ?? [], rounds)
      const lines = linesOf(step, messages, usualMoment(step, lengthOf(step), inMetres), isFirst ? description : '')
      return lines.length === 0 ? step : { ...step, notes: joinNotes(lines, losses, left) }
    })
    return isGroup(entry) ? { ...entry, steps: withNotes } : (withNotes[0] ?? entry)
  })
}

/** Hands out messages up to a position, each once, in their order. */
function inOrder(placed: readonly PlacedMessage[]): (end: number) => PlacedMessage[] {
  const waiting = placed.filter(({ text }) => text !== '').toSorted((one, other) => one.position - other.position)
  return (end) => {
    const later = waiting.findIndex(({ position }) => atLeast(position, end, 'writtenLengths'))
    return waiting.splice(0, later < 0 ? waiting.length : later)
  }
}

/** Writes messages that are the same in every round once; the others name their round. */
function mergeRounds(messages: readonly Message[], rounds: number): Message[] {
  const keyOf = ({ text, at }: Message) => JSON.stringify([at, text])
  const times = new Map<string, Set<number>>()
  for (const message of messages)
    times.set(keyOf(message), (times.get(keyOf(message)) ?? new Set()).add(message.round ?? 1))
  const isEach = (message: Message) => times.get(keyOf(message))?.size === rounds
  const each = messages.filter((message) => isEach(message) && message.round === 1)
  return [...each.map(({ round: _, ...message }) => message), ...messages.filter((message) => !isEach(message))]
}

/** The notes of a step, line by line, without its name, which this product's files show at its start. */
function linesOf(step: Step, messages: readonly Message[], usual: number, description: string): string[] {
  const said = messages.filter(({ text, at }) => !(text === step.name && offsetOf(at) === 0))
  const [first, ...others] = said
  const isUsual = first?.round === undefined && offsetOf(first?.at) === usual && description === ''
  const lines = notesLines(first && isUsual && !beginsWithMoment(first.text) ? [{ text: first.text }, ...others] : said)
  return description === '' ? lines : [description, ...lines]
}

function offsetOf(at: Message['at']): number | undefined {
  return at && ('metres' in at ? at.metres : at.seconds)
}
