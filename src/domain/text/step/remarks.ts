import type { Item, ItemOf } from '../grammar/item.ts'

/** A message about a place in a text. Lines and columns count from 1, a column in UTF-16 units, as editors count. */
export type Remark = { line: number; column: number; message: string }

/** A message about a column of the line that is read, counted from 0. */
export type LineRemark = { at: number; message: string }

/** The messages of a line: `errors` for what cannot be read, `readings` for what could be read in another way. */
export type Remarks = { errors: LineRemark[]; readings: LineRemark[] }

/** The only item of a kind; a second one is an error. */
export function findOnly<Kind extends Item['kind']>(
  items: readonly Item[],
  kind: Kind,
  remarks: Remarks,
): ItemOf<Kind> | undefined {
  const [first, second] = items.filter((item): item is ItemOf<Kind> => item.kind === kind)
  if (second) remarks.errors.push({ at: second.at, message: 'This is said twice in one step. Keep one.' })
  return first
}

/** The text if it can be saved; undefined and an error if it is too long or has a character that no database keeps. */
export function checkText(
  text: string,
  maxCharacters: number,
  at: number,
  what: string,
  { errors }: Remarks,
): string | undefined {
  if (text.length > maxCharacters) errors.push({ at, message: `${what} has at most ${maxCharacters} characters.` })
  else if (!text.isWellFormed() || text.includes('\0'))
    errors.push({ at, message: `${what} has a character that cannot be saved.` })
  else return text
  return undefined
}
