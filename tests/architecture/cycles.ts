/** The first cycle found in a graph, as `a → b → a`; undefined if there is none. */
export function findCycle(graph: Map<string, Set<string>>): string | undefined {
  const done = new Set<string>()
  for (const start of graph.keys()) {
    const cycle = search(start, [])
    if (cycle) return cycle.join(' → ')
  }
  return undefined

  function search(at: string, trail: string[]): string[] | undefined {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at]
    if (done.has(at)) return undefined
    for (const next of graph.get(at) ?? []) {
      const cycle = search(next, [...trail, at])
      if (cycle) return cycle
    }
    done.add(at)
    return undefined
  }
}
