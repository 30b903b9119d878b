import type { Mention } from './mention.ts'
import type { Unread } from './understood.ts'

/** What nobody here knows, neighbours together, and what is known and has no room in a request. */
export function unreadOf(mentions: readonly Mention[], sentence: string): Unread[] {
  const unread: Unread[] = []
  let open: { from: number; to: number } | undefined
  const close = () => {
    if (open) unread.push({ ...open, sentence: `“${sentence.slice(open.from, open.to)}” was not understood.` })
    open = undefined
  }
  for (const { of, from, to, ...mention } of mentions) {
    if (of === 'unknown') open = { from: open?.from ?? from, to }
    else close()
    if (of === 'rungs') unread.push({ from, to, sentence: RUNGS })
    if (of === 'aside' && 'sentence' in mention) unread.push({ from, to, sentence: mention.sentence })
  }
  close()
  return unread
}

const RUNGS = 'How high the rungs are follows from the length.'
