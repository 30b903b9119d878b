import { join } from 'node:path'
import type { Cell } from './cells.ts'

/** The file of a cell. Its number is that of the form that cells are written in. */
export function cellFile(folder: string, { row, column }: Cell): string {
  return join(folder, `${row}-${column}${CELL_ENDING}`)
}

export const CELL_ENDING = '.2.json.zst'
/** Of a file that is being written. */
export const UNFINISHED_ENDING = '.part'
