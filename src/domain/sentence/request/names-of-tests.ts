import type { StoredSteps } from '../../workout/step.ts'
import type { Asked, Unread } from '../result.ts'
import { TEST } from '../tokens/words/unsupported-words.ts'

/** What was left out but the name of a test whose effort is written out: "ftp test: warm up 20, 20 min all out". */
export function withoutNamesOfTests(
  unread: readonly Unread[],
  { set, mainSet }: Asked,
  steps: StoredSteps = mainSet ?? [],
  text: string,
): Unread[] {
  const isWritten =
    steps.some((step) => 'duration' in step && step.effort === MOST_EFFORT && step.duration.value >= LEAST_SECONDS) ||
    (set !== undefined && set.unit === 'minutes' && ALL_OUT.test(text))
  const isName = ({ sentence, from, to }: Unread) =>
    sentence === TEST && /^[^\d]*test\b[^\d]*$/i.test(text.slice(from, to))
  return isWritten ? unread.filter((one) => !isName(one)) : [...unread]
}

// Of ten.
const MOST_EFFORT = 10
// An effort of a test (our choice).
const LEAST_SECONDS = 180
const ALL_OUT = /\b(?:all[- ]?out|flat[- ]?out|full gas|max(?:imal|imum)?|best effort)\b/i
