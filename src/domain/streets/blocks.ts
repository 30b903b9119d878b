import { incidence } from './incidence.ts'

/**
 * Blocks of junctions that stay connected whichever single edge is closed: what is left when all bridges are taken out.
 * Bridges are found by Tarjan's low links (1974), without regard to one-way streets.
 */
export function blocksOf(
  nodes: number,
  heads: Uint32Array,
  lengths: Float64Array,
): { blocks: Uint32Array; blockMetres: Float64Array } {
  const at = incidence(nodes, heads.length, (arc) => heads[arc ^ 1] as number)
  const isBridge = bridgesOf(nodes, heads, at)
  const blocks = new Uint32Array(nodes).fill(NO_BLOCK)
  const stack: number[] = []
  let count = 0
  for (let root = 0; root < nodes; root += 1) {
    if (blocks[root] !== NO_BLOCK) continue
    blocks[root] = count
    stack.push(root)
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      for (let link = at.first[node] as number; link < (at.first[node + 1] as number); link += 1) {
        const arc = at.items[link] as number
        const to = heads[arc] as number
        if (isBridge[arc >> 1] || blocks[to] !== NO_BLOCK) continue
        blocks[to] = count
        stack.push(to)
      }
    }
    count += 1
  }
  const blockMetres = new Float64Array(count)
  for (let edge = 0; edge < lengths.length; edge += 1)
    if (!isBridge[edge]) (blockMetres[blocks[heads[edge * 2] as number] as number] as number) += lengths[edge] as number
  return { blocks, blockMetres }
}

const NO_BLOCK = 0xffffffff

function bridgesOf(nodes: number, heads: Uint32Array, at: { first: Uint32Array; items: Uint32Array }): Uint8Array {
  const isBridge = new Uint8Array(heads.length / 2)
  const entered = new Uint32Array(nodes)
  const low = new Uint32Array(nodes)
  const through = new Int32Array(nodes).fill(-1)
  const next = at.first.slice()
  const stack = new Uint32Array(nodes)
  let time = 0
  for (let root = 0; root < nodes; root += 1) {
    if (entered[root]) continue
    time += 1
    entered[root] = time
    low[root] = time
    stack[0] = root
    let depth = 1
    while (depth > 0) {
      const node = stack[depth - 1] as number
      const link = next[node] as number
      if (link < (at.first[node + 1] as number)) {
        next[node] = link + 1
        const arc = at.items[link] as number
        if (arc >> 1 === through[node]) continue
        const to = heads[arc] as number
        if (entered[to]) low[node] = Math.min(low[node] as number, entered[to] as number)
        else {
          time += 1
          entered[to] = time
          low[to] = time
          through[to] = arc >> 1
          stack[depth] = to
          depth += 1
        }
        continue
      }
      depth -= 1
      if (depth === 0) continue
      const parent = stack[depth - 1] as number
      low[parent] = Math.min(low[parent] as number, low[node] as number)
      if ((low[node] as number) > (entered[parent] as number)) isBridge[through[node] as number] = 1
    }
  }
  return isBridge
}
