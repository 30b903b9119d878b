import type { Sport } from '../../../sports/registry.ts'
import type { DistanceUnit } from '../../../units/distance.ts'
import type { Lost } from '../../shared/step-losses.ts'
import { duration as durationNumber } from '../profile.ts'
import type { ReadLoss } from './losses.ts'
import type { ReadMessage } from './messages.ts'
import type { Node } from './nested-repeats.ts'
import { figureOf, indexOf, readStep } from './step.ts'

/**
 * The steps of a file, its repeats as loops, which can hold loops. A repeat names the step that it goes back to; a rest
 * until a send-off becomes the send-off of the step before it.
 */
export function readNodes(
  messages: readonly ReadMessage[],
  sport: Sport,
  poolUnit: DistanceUnit | undefined,
): { nodes: Node[]; lost: Lost<ReadLoss>[] } {
  const lost: Lost<ReadLoss>[] = []
  let placed: Placed[] = []
  let count = 0
  const lose = (kinds: readonly ReadLoss[]) => lost.push(...kinds.map((kind) => ({ kind, step: Math.max(1, count) })))
  const add = (step: Placed, kinds: readonly ReadLoss[]) => {
    count += 1
    placed.push(step)
    lose(kinds)
  }
  messages.forEach((message, position) => {
    const number = indexOf(message) ?? position
    const kind = figureOf(message.fields.get(1))
    if (kind === durationNumber.repeatUntilStepsComplete) {
      const loop = closeLoop(placed, message)
      if (loop) placed = loop
      else lose(['overlap'])
    } else if (kind !== undefined && isOtherRepeat(kind)) lose(['repeatUntil'])
    else {
      const read = readStep(message, sport, poolUnit)
      const before = placed.at(-1)
      if ('step' in read) add({ from: number, node: read.step }, read.lost)
      else if (before && 'intensity' in before.node && !before.node.sendOff)
        before.node = { ...before.node, sendOff: read.restUntil }
      else add({ from: number, node: { intensity: 'rest', duration: UNTIL_LAP } }, ['sendOff'])
    }
  })
  return { nodes: placed.map(({ node }) => node), lost }
}

/** A node, and the number of the step it begins with. */
type Placed = { from: number; node: Node }

/** A rest of unknown length, expected to take the minute of a new recovery. */
const UNTIL_LAP = { type: 'time', unit: 'minutes', value: 60, lapButton: true } as const

/** Puts the nodes from the step that a repeat names into a loop; undefined if no node begins with that step. */
function closeLoop(placed: readonly Placed[], { fields }: ReadMessage): Placed[] | undefined {
  const [from, count] = [figureOf(fields.get(2)), figureOf(fields.get(4)) ?? 1]
  const start = placed.findIndex((one) => one.from === from)
  if (from === undefined || start < 0) return undefined
  const nodes = placed.slice(start).map(({ node }) => node)
  return [...placed.slice(0, start), { from, node: { count, nodes } }]
}

/** Repeats until a time, a distance, calories, a heart rate, a power or a strain. */
function isOtherRepeat(kind: number): boolean {
  return (kind >= 7 && kind <= 13) || kind === 17 || kind === 18 || kind === 27
}
