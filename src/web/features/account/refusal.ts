/**
 * Whether the auth provider refused for good. Any other error means that there was no answer: the request was aborted,
 * the network failed, or the provider had an error. Another try may succeed.
 */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
