import { fit } from './fit.ts'
import type { ExportFormat } from './format.ts'

/** Every kind of file, in the order people meet them. */
export const exportFormats: readonly ExportFormat[] = [fit]

/** The format of an id; undefined when there is none. */
export function formatOf(id: string): ExportFormat | undefined {
  return exportFormats.find((format) => format.id === id)
}
