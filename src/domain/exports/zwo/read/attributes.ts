import type { Element } from '../../shared/xml/element.ts'

/** An attribute of one of these names, however its letters are cased; the first that is there. */
export function attributeOf({ attributes }: Element, ...names: readonly string[]): string | undefined {
  for (const name of names)
    for (const [key, value] of Object.entries(attributes)) if (key.toLowerCase() === name.toLowerCase()) return value
  return undefined
}

/** An attribute as a figure of 0 or more: undefined if there is none, NaN if it is no such figure. */
export function figureOf(element: Element, ...names: readonly string[]): number | undefined {
  const written = attributeOf(element, ...names)?.trim()
  if (written === undefined || written === '') return undefined
  return /^\+?(\d{1,12}([.,]\d*)?|[.,]\d+)(e[+-]?\d)?$/i.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}
