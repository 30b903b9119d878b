import { isPlainSwim } from './measures-of-parts.ts'
import type { Part } from './parts-of-lines.ts'

/** "25 scull/75 swim x10", "as 200 easy 100 hard x3": swims that are done one behind another so often, as a group. */
export function groupRepeated(all: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const one of all) {
    const part = { ...one, parts: groupRepeated(one.parts) }
    const from = part.repeats && !part.isEach ? startOf(part, parts) : parts.length
    const [first] = parts.slice(from)
    if (!first || !part.repeats) {
      parts.push(part)
      continue
    }
    const { mark, head } = first
    const run = [...parts.splice(from), part].map((swim) => ({ ...swim, mark: 'none' as const, repeats: 0 }))
    parts.push({
      ...{ kind: 'group', mark, times: part.repeats, figures: [], unit: '', parts: run, pieces: [], slots: [] },
      ...{ from: first.from, to: part.to, head },
    })
  }
  return parts
}

/** Where the swims begin that are joined to a part, or that say what a length is made of; none if that is in doubt. */
function startOf(part: Part, before: readonly Part[]): number {
  const row = [...before, part]
  // "400 free / 50 kick x4", with blanks, are two parts.
  const isJoined = (one: Part, at: number) => one.mark === 'slash' && one.from - (row[at - 1]?.to ?? 0) === 1
  const first = row.findLastIndex((one, at) => !isJoined(one, at) || !isPlainSwim(one))
  const listed = row.findLastIndex(({ mark }) => mark !== 'none')
  const from = first === row.length - 1 ? (row[listed]?.mark === 'as' ? listed : row.length) : first
  return row
    .slice(from)
    .every((one) => isPlainSwim(one) && !one.isCounted && !one.place && !one.slots.some(({ kind }) => kind === 'end'))
    ? from
    : before.length
}
