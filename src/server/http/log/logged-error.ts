import { isTransient } from './transient-errors.ts'

/**
 * An error as the log may hold it. The message of a failed query ends with its parameters, which can be an address or a
 * token, so the log gets the query and the database's own error. Other errors are logged with name, message and stack.
 * A transient error is not a bug and gets no stack.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  return describeError(error, { withFrames: !isTransient(error) })
}

function describeError(error: unknown, { withFrames }: { withFrames: boolean }): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause, { withFrames }) }
  const frames = withFrames ? error.stack?.split('\n').filter((line) => /^ +at /.test(line)) : undefined
  const message = 'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message
  return { type: error.name, message, ...('code' in error ? { code: error.code } : {}), ...cause, stack: frames }
}
