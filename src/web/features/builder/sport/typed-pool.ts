import { type Pool, poolBounds } from '#domain/workout/swim.ts'

/**
 * The pool that is typed, `25`, `25 m`, `33.33m` or `25yd`; without a unit it is in `unit`. No pool for an empty text, or
 * the sentence that says what to type.
 */
export function readPool(typed: string, unit: Pool['unit']): Pool | undefined | string {
  if (typed.trim() === '') return undefined
  const [, figure = '', metres, yards] = POOL.exec(typed) ?? []
  const length = Number(figure.replace(',', '.'))
  if (!(length >= poolBounds.min && length <= poolBounds.max))
    return `Enter a length from ${poolBounds.min} to ${poolBounds.max}, such as 25 m or 25 yd.`
  return { length, unit: metres ? 'meters' : yards ? 'yards' : unit }
}

/** A pool as it is typed: `25 m`, `25 yd`. */
export function typedPool({ length, unit }: Pool): string {
  return `${length} ${unit === 'meters' ? 'm' : 'yd'}`
}

const POOL = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:(m|mtr|met(?:er|re)s?)|(y|yds?|yards?))?\s*$/i
