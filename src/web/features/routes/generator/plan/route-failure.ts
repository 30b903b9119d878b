import { CallError } from '../../../../lib/call-error.ts'

/** Why no loop was planned: the screen's sentence, and the server's own reason where that says more. */
export type RouteFailure = { message: string; reason?: string }

/** By the status of an answer; of any other error, by what its message contains. */
export function routeFailure(error: unknown): RouteFailure {
  if (!(error instanceof Error)) return { message: 'Failed to generate route. Please try again.' }
  if (!(error instanceof CallError)) return { message: messageFor(error.message) ?? error.message }
  const { status, said, fields } = error
  const message = messageFor(status === 0 ? 'network' : status >= 500 ? '500' : String(status))
  if (!said) return { message: message ?? error.message }
  const reason = Object.values(fields)[0] ?? error.message
  return message ? { message, reason } : { message: reason }
}

function messageFor(text: string): string | undefined {
  return messages.find(({ pattern }) => pattern.test(text))?.message
}

const messages: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /404/, message: 'Route not found. Please try a different starting point or distance.' },
  { pattern: /500/, message: 'Server error. Please try again later.' },
  { pattern: /network/i, message: 'Network error. Please check your connection and try again.' },
]
