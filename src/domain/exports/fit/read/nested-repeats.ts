import { sumOf } from '../../../units/numbers.ts'
import type { Step, StoredSteps } from '../../../workout/step.ts'
import { MAX_ENTRIES } from '../../../workout/stored-entry.ts'

/** Steps as other programs nest them. */
type Loop = { count: number; nodes: Node[] }
export type Node = Step | Loop

/**
 * The stored form, which has no loops inside loops: the inner ones or the outer one is written out, whichever is shorter.
 * Undefined if that is longer than a workout can be.
 */
export function flattenLoops(nodes: readonly Node[]): StoredSteps | undefined {
  return storedLength(nodes) > MAX_ENTRIES ? undefined : flatten(nodes)
}

/** Whether a loop holds a loop. */
export function isNested(nodes: readonly Node[]): boolean {
  return nodes.some((node) => isLoop(node) && node.nodes.some(isLoop))
}

function flatten(nodes: readonly Node[]): StoredSteps {
  return nodes.flatMap((node) => {
    if (!isLoop(node)) return [node]
    if (node.count < 2) return flatten(node.nodes)
    if (writesOuterOut(node)) return repeat(flatten(node.nodes), node.count)
    const steps = unroll(node.nodes)
    return steps.length === 0 ? [] : [...steps, { repeat: { steps: steps.length, count: node.count } }]
  })
}

function unroll(nodes: readonly Node[]): Step[] {
  return nodes.flatMap((node) => (isLoop(node) ? repeat(unroll(node.nodes), rounds(node)) : [node]))
}

// Lengths are computed before anything is written out: a loop can have 2^32 rounds.
function storedLength(nodes: readonly Node[]): number {
  return sumOf(nodes, (node) => {
    if (!isLoop(node)) return 1
    if (node.count < 2) return storedLength(node.nodes)
    return writesOuterOut(node) ? node.count * storedLength(node.nodes) : unrolledLength(node.nodes) + 1
  })
}

function writesOuterOut({ count, nodes }: Loop): boolean {
  return nodes.some(isLoop) && count * storedLength(nodes) < unrolledLength(nodes) + 1
}

function unrolledLength(nodes: readonly Node[]): number {
  return sumOf(nodes, (node) => (isLoop(node) ? rounds(node) * unrolledLength(node.nodes) : 1))
}

// A count of 0 is read as 1.
const rounds = ({ count }: Loop) => Math.max(1, count)

const isLoop = (node: Node): node is Loop => 'nodes' in node

const repeat = <Entry>(entries: readonly Entry[], count: number) => Array.from({ length: count }, () => entries).flat()
