import { erg } from './erg.ts'
import { fit } from './fit.ts'
import { intervals } from './intervals.ts'
import { json } from './json.ts'
import { mrc } from './mrc.ts'
import type { Format } from './shared/format.ts'
import { tcx } from './tcx.ts'
import { text } from './text.ts'
import { zwo } from './zwo.ts'

/** Every format, in the order in which pages list them. */
export const formats: readonly Format[] = [fit, zwo, erg, mrc, tcx, text, intervals, json]

/** The format of an id; undefined when there is none. */
export function formatOf(id: string): Format | undefined {
  return formats.find((format) => format.id === id)
}
