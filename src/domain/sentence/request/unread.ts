import type { Mention } from '../readers/mention.ts'
import type { Unread } from '../result.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** What nobody here knows, neighbours together, and what is known and has no room in a request. */
export function unreadOf(mentions: readonly Mention[], sentence: string): Unread[] {
  const unread: Unread[] = []
  let open: { from: number; to: number } | undefined
  const close = () => {
    if (open) unread.push({ ...open, sentence: `“${sentence.slice(open.from, open.to)}” was not understood.` })
    open = undefined
  }
  for (const { kind, from, to, ...mention } of mentions) {
    if (kind === 'unknown') open = { from: open?.from ?? from, to }
    else close()
    const shape = kind === 'session' && 'session' in mention ? shapes[mention.session] : undefined
    if (shape) unread.push({ from, to, sentence: shape })
    if (kind === 'rungs') unread.push({ from, to, sentence: RUNGS })
    if (kind === 'unsupported' && 'sentence' in mention) unread.push({ from, to, sentence: mention.sentence })
  }
  close()
  return unread
}

/** What is read as a type, and cannot be had for sure. */
const shapes: Partial<Record<SessionName, string>> = {
  'over-unders': 'Over-unders cannot be asked for by name: Threshold may bring them.',
  hills: 'Hills cannot be asked for by name: take the efforts of Interval uphill.',
}

const RUNGS = 'How high the rungs are follows from the length.'
