/** The first ring found in a graph, as a sentence: `a → b → a`. Undefined when there is none. */
export function ringIn(graph: Map<string, Set<string>>): string | undefined {
  const done = new Set<string>()
  for (const start of graph.keys()) {
    const ring = search(start, [])
    if (ring) return ring.join(' → ')
  }
  return undefined

  function search(at: string, trail: string[]): string[] | undefined {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at]
    if (done.has(at)) return undefined
    for (const next of graph.get(at) ?? []) {
      const ring = search(next, [...trail, at])
      if (ring) return ring
    }
    done.add(at)
    return undefined
  }
}
