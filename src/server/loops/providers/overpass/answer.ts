/** A way as Overpass answers it. */
export type Way = { id: number; tags: Record<string, string>; nodes: number[] }
/** A node with its place, and tags if it is a place with a name. */
export type Node = { id: number; lat: number; lon: number; tags?: Record<string, string> }

export type Elements = { ways: Way[]; nodes: Node[] }

/** The ways and nodes of an answer, or a sentence on why it has none. What is no valid element is left out. */
export function readAnswer(answer: unknown): Elements | { problem: string } {
  if (!isObject(answer) || !Array.isArray(answer.elements))
    return { problem: 'answered with something else than streets.' }
  // A query that took too long or too much memory is answered with what was found until then.
  if (typeof answer.remark === 'string' && /error/i.test(answer.remark))
    return { problem: 'gave up before it had all streets.' }
  const ways: Way[] = []
  const nodes: Node[] = []
  for (const element of answer.elements as unknown[]) {
    if (!isObject(element) || !isId(element.id)) continue
    const tags = tagsOf(element.tags)
    if (element.type === 'way' && Array.isArray(element.nodes) && element.nodes.every(isId))
      ways.push({ id: element.id, tags, nodes: element.nodes })
    if (element.type === 'node' && isDegrees(element.lat, 90) && isDegrees(element.lon, 180))
      nodes.push({
        id: element.id,
        lat: element.lat,
        lon: element.lon,
        ...(Object.keys(tags).length > 0 && { tags }),
      })
  }
  return { ways, nodes }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}

function tagsOf(tags: unknown): Record<string, string> {
  if (!isObject(tags)) return {}
  return Object.fromEntries(Object.entries(tags).filter((tag): tag is [string, string] => typeof tag[1] === 'string'))
}
