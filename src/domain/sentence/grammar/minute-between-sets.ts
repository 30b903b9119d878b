import type { Rest } from './part.ts'
import type { Writing } from './writing.ts'

/** The rest between sets of swims where none was said. */
export function minuteBetweenSets(writing: Writing): Rest {
  writing.assumed.add('No rest was said between the sets, so a minute.')
  return { from: 0, to: 0, aims: [], length: { value: 1, unit: 'min', from: 0, to: 0 } }
}
