import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads and writes the search of addresses as the router does, but for numbers: only what is written as a number is
 * written again stays one. `4.30`, `007` and `1e3` are words, because they may be minutes and seconds, or a name.
 */
export const routerSearch = {
  parseSearch: parseSearchWith(readWord),
  stringifySearch: stringifySearchWith(JSON.stringify, readWord),
}

/** Throws for what stays text. */
function readWord(word: string): unknown {
  const value: unknown = JSON.parse(word)
  if (typeof value === 'number' && String(value) !== word) throw new Error('A number that is written in another way.')
  return value
}
