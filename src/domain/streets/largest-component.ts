import { incidence } from './incidence.ts'

/** Edges with the bits of the directions that are open: 1 from start to end, 2 from end to start. */
type Directed = { starts: readonly number[]; ends: readonly number[]; opens: readonly number[] }

/** Marks with 1 the nodes of the largest strongly connected component (Kosaraju's two passes). */
export function largestComponent(nodes: number, { starts, ends, opens }: Directed): Uint8Array {
  const tail = (arc: number) => (arc % 2 === 0 ? starts[arc >> 1] : ends[arc >> 1]) as number
  const head = (arc: number) => tail(arc ^ 1)
  const isOpen = (arc: number) => ((opens[arc >> 1] as number) & (arc % 2 === 0 ? 1 : 2)) !== 0
  const out = incidence(nodes, starts.length * 2, tail, isOpen)
  const into = incidence(nodes, starts.length * 2, head, isOpen)

  const order = new Uint32Array(nodes)
  const seen = new Uint8Array(nodes)
  const next = out.first.slice()
  const stack = new Uint32Array(nodes)
  let finished = 0
  for (let root = 0; root < nodes; root += 1) {
    if (seen[root]) continue
    seen[root] = 1
    stack[0] = root
    let depth = 1
    while (depth > 0) {
      const node = stack[depth - 1] as number
      const at = next[node] as number
      if (at < (out.first[node + 1] as number)) {
        next[node] = at + 1
        const to = head(out.items[at] as number)
        if (!seen[to]) {
          seen[to] = 1
          stack[depth] = to
          depth += 1
        }
      } else {
        order[finished] = node
        finished += 1
        depth -= 1
      }
    }
  }

  const component = new Uint32Array(nodes)
  let [name, largest, largestSize] = [0, 0, 0]
  for (let at = nodes - 1; at >= 0; at -= 1) {
    const root = order[at] as number
    if (component[root]) continue
    name += 1
    component[root] = name
    stack[0] = root
    let [depth, size] = [1, 0]
    while (depth > 0) {
      depth -= 1
      const node = stack[depth] as number
      size += 1
      for (let arc = into.first[node] as number; arc < (into.first[node + 1] as number); arc += 1) {
        const from = tail(into.items[arc] as number)
        if (component[from]) continue
        component[from] = name
        stack[depth] = from
        depth += 1
      }
    }
    if (size > largestSize) [largest, largestSize] = [name, size]
  }
  return Uint8Array.from(component, (one) => (one === largest ? 1 : 0))
}
