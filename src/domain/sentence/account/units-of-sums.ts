import { ADDED_UP } from '../request/fill-parts.ts'
import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { wordsOf } from './told.ts'

/** What is told of figures without a unit in lengths that were added up: "20 easy run, 5 min walk". */
export function tellUnitsOfSums({ sentence, understood: { found, inferred } }: Facts): Inferred[] {
  const sum = inferred.find(({ because }) => because === ADDED_UP)
  const lengths = sum ? found.filter(({ field, reading }) => field === sum.field && reading === sum.reading) : []
  const bare = lengths.map((one) => wordsOf(one, sentence)).filter((words) => /^\d+$/.test(words))
  const unit = /minute|hour|kilometer|mile|meter|yard/.exec(sum?.reading ?? '')?.[0].replace('hour', 'minute')
  const isTold = inferred.some(({ because }) => because.startsWith('No unit was said'))
  if (!sum || bare.length === 0 || isTold) return []
  const named = [...new Set(bare)].map((words) => `“${words}”`).join(' and ')
  return [{ field: sum.field, reading: sum.reading, because: `No unit was said at ${named}, so ${unit}s.` }]
}
