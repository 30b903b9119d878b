import { formatTypedDuration } from '../../units/duration.ts'
import type { Length } from './length.ts'

/**
 * A length as the field of the builder shows it: ten minutes are `10`, a kilometre and a half is `1.5`. A step keeps this
 * as typed unless its line says otherwise. Undefined if the field cannot hold it.
 */
export function formatTyped(length: Length): string | undefined {
  if (length.kind === 'time') {
    return length.typed ?? (Number.isInteger(length.seconds) ? formatTypedDuration(length.seconds) : undefined)
  }
  const value = String(length.value)
  return value.length <= MAX_TYPED_CHARACTERS ? value : undefined
}

/** Characters of a length that is kept as typed. */
export const MAX_TYPED_CHARACTERS = 20
