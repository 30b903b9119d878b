import type { StreetGraph } from '#domain/streets/graph.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { graphOf } from './graph-sections.ts'
import { DAMAGED_PACK, headBytes, type PackHeader, PREAMBLE_BYTES, readHead } from './header.ts'
import { type Section, type SectionArray, viewOf } from './sections.ts'
import { streetsOf, type WordArrays } from './streets-sections.ts'

export type Pack = {
  header: PackHeader
  streets: Streets
  /** By the id of their activity. */
  graphs: Readonly<Record<string, StreetGraph>>
}

/**
 * The pack in a buffer, as views of it: nothing is copied. The buffer can be shared with other threads, each of which opens
 * it for itself. Its checksum is not computed here; `readPack` does that once.
 */
export function openPack(buffer: ArrayBufferLike): Pack | { problem: string } {
  const bytes = Buffer.from(buffer as ArrayBuffer)
  const length = headBytes(bytes.subarray(0, PREAMBLE_BYTES))
  if (typeof length !== 'number') return length
  if (length > bytes.length) return { problem: DAMAGED_PACK }
  const header = readHead(bytes.subarray(0, length))
  if ('problem' in header) return header
  if (header.cells.length > 0) return { problem: 'The pack is cut into squares. Load those around a place.' }
  const arrays = arraysAt(buffer, length, header.sections)
  if (!arrays) return { problem: DAMAGED_PACK }
  const graphs: Record<string, StreetGraph> = {}
  for (const id of header.activities) {
    const graph = graphOf(id, header.graphs[id], (key) => arrays[key])
    if (!graph) return { problem: DAMAGED_PACK }
    graphs[id] = graph
  }
  const streets = streetsOf(
    { ...arrays, elevations: arrays.elevations } as unknown as Streets,
    arrays as unknown as WordArrays,
  )
  return { header, streets, graphs }
}

/** Views of all sections, by their names; undefined where one is not in the buffer. */
export function arraysAt(
  buffer: ArrayBufferLike,
  from: number,
  sections: Readonly<Record<string, Section>>,
): Record<string, SectionArray> | undefined {
  const views = Object.entries(sections).map(([key, section]) => [key, viewOf(buffer, from, section)] as const)
  return views.every(([, view]) => view) ? (Object.fromEntries(views) as Record<string, SectionArray>) : undefined
}
