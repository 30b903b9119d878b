import type { Item, ItemOf } from '../grammar/item.ts'
import type { Found } from './place.ts'

/** What is noticed while a step is read: what is wrong, and what was understood that could be read otherwise. */
export type Remarks = { errors: Found[]; readings: Found[] }

/** The item of a kind; a second one is an error. */
export function findOnly<Kind extends Item['kind']>(
  items: readonly Item[],
  kind: Kind,
  remarks: Remarks,
): ItemOf<Kind> | undefined {
  const [first, second] = items.filter((item): item is ItemOf<Kind> => item.kind === kind)
  if (second) remarks.errors.push({ at: second.at, message: 'This is said twice in one step. Keep one.' })
  return first
}

/** Text that can be kept: not too long, and without what no database keeps. Undefined, and why, where it cannot. */
export function checkText(
  text: string,
  most: number,
  at: number,
  what: string,
  { errors }: Remarks,
): string | undefined {
  if (text.length > most) errors.push({ at, message: `${what} has at most ${most} characters.` })
  else if (!text.isWellFormed() || text.includes('\0'))
    errors.push({ at, message: `${what} has a character that cannot be saved.` })
  else return text
  return undefined
}
