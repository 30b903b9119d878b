import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { type Item, itemsOfAll } from '../items.ts'

/** The unit of a target at those behind it in the same row: "400 @ 85 %, 300 @ 87, 200 @ 90". */
export function shareUnitsOfTargets(tokens: readonly Token[]): Edit[] {
  const items = itemsOfAll(tokens)
  return items.flatMap((item, at) => {
    const bare = targetOf(tokens, item)
    if (!bare || bare.unit || item.lengths.length !== 1) return []
    const before = items.slice(0, at).reverse()
    const row = before.slice(0, before.findIndex((one) => !targetOf(tokens, one)) >>> 0)
    const unit = item.break === 'soft' ? row.map((one) => targetOf(tokens, one)?.unit).find((one) => one) : undefined
    const { to = 0 } = tokens[bare.at] ?? {}
    return unit ? [{ from: to, to, by: [unit] }] : []
  })
}

/** The figure behind "@" or "at" that ends an item, with the unit behind it. */
function targetOf(tokens: readonly Token[], { from, to }: Item): { at: number; unit: string | undefined } | undefined {
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!['@', 'at'].includes(textAt(tokens, at)) || !/^\d{2,3}$/.test(textAt(tokens, at + 1))) continue
    const unit = textAt(tokens, at + 2)
    if (at + 2 === to) return { at: at + 1, unit: undefined }
    return units.has(unit) ? { at: at + 1, unit } : undefined
  }
  return undefined
}

const units = new Set(['%', 'w', 'bpm'])
