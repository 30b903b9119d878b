import { formatTypedDuration } from '../../units/duration.ts'
import type { Length } from './length.ts'

/**
 * What the builder's field shows for a length, which is what a step keeps as typed unless its line says otherwise: ten
 * minutes are `10`, a kilometre and a half is `1.5`. Undefined where such a field could not hold it.
 */
export function formatTyped(length: Length): string | undefined {
  if (length.kind === 'time') {
    return length.typed ?? (Number.isInteger(length.seconds) ? formatTypedDuration(length.seconds) : undefined)
  }
  const value = String(length.value)
  return value.length <= MAX_TYPED_CHARACTERS ? value : undefined
}

/** Characters of what is kept as typed. */
export const MAX_TYPED_CHARACTERS = 20
