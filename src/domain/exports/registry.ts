import { fit } from './fit.ts'
import type { Format } from './format.ts'

/** Every kind of file, in the order people meet them. */
export const formats: readonly Format[] = [fit]

/** The format of an id; undefined when there is none. */
export function formatOf(id: string): Format | undefined {
  return formats.find((format) => format.id === id)
}
