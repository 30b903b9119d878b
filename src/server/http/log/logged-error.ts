import { isPassing } from './transient-errors.ts'

/**
 * An error as the log may hold it. The message of a failed query ends with its parameters, which can be an address or
 * a token, so the database's own error is told in its place; of other errors, kind, message and where. Trouble that
 * passes is no mistake of the code's, and tells no place.
 */
export function loggedError(trouble: unknown): Record<string, unknown> {
  return described(trouble, { withFrames: !isPassing(trouble) })
}

function described(trouble: unknown, { withFrames }: { withFrames: boolean }): Record<string, unknown> {
  if (!(trouble instanceof Error)) return { type: typeof trouble }
  const cause = trouble.cause === undefined ? {} : { cause: described(trouble.cause, { withFrames }) }
  const frames = withFrames ? trouble.stack?.split('\n').filter((line) => /^ +at /.test(line)) : undefined
  const message = 'query' in trouble && 'params' in trouble ? `Failed query: ${trouble.query}` : trouble.message
  return { type: trouble.name, message, ...('code' in trouble ? { code: trouble.code } : {}), ...cause, stack: frames }
}
