import type { Mention } from '../mention.ts'
import { type Span, type Unread, unreadAt } from '../result.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** Unknown words (adjacent ones joined), and known words that a request has no field for. */
export function findUnread(mentions: readonly Mention[], sentence: string): Unread[] {
  const unread: Unread[] = []
  let open: Span | undefined
  const close = () => {
    if (open) unread.push(unreadAt(open, `“${sentence.slice(open.from, open.to)}” was not understood.`))
    open = undefined
  }
  for (const mention of mentions) {
    const { kind, from, to } = mention
    if (kind === 'unknown') open = { from: open?.from ?? from, to }
    else close()
    const hint = hintFor(mention)
    if (hint) unread.push(unreadAt(mention, hint))
  }
  close()
  return unread
}

function hintFor(mention: Mention): string | undefined {
  if (mention.kind === 'session') return hints[mention.session]
  if (mention.kind === 'rungs') return RUNGS_MESSAGE
  return mention.kind === 'unsupported' ? mention.sentence : undefined
}

/** Names of sessions that are replaced by a type, whose workouts need not contain them. */
const hints: Partial<Record<SessionName, string>> = {
  'over-unders': 'Over-unders cannot be asked for by name: a Threshold workout may contain them.',
  hills: 'Hills cannot be asked for by name: generate an Interval workout and run its efforts uphill.',
}

const RUNGS_MESSAGE = 'The length of each rung is derived from the length of the workout.'
