/**
 * Whether the auth provider has refused, for good. Any other error is no answer: the request was cut off, by leaving the
 * page or by the network, or the provider is in trouble; asking again may get one.
 */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
