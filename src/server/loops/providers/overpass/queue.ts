import { ProviderFailure } from '../../provider.ts'

/** Runs work one at a time, in the order of asking. Throws the reason of the signal of work that is aborted before its turn. */
export function createQueue(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (waiting >= maxWaiting) throw new ProviderFailure('Too many requests for streets wait for Overpass.')
    waiting += 1
    const turn = last.then(() => {
      signal.throwIfAborted()
      return work()
    })
    last = turn.catch(() => undefined).finally(() => (waiting -= 1))
    return Promise.race([turn, abortOf(signal)])
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
