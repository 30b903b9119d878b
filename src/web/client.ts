import { afterPaint } from './lib/after-paint.ts'

// What the server has drawn is painted before the script is loaded that makes it work: on a slow line the two would share it.
afterPaint(() => start(3000))

/** Loads the page's script. A line that broke is tried again, more and more rarely. */
function start(retryMs: number) {
  import('./hydrate.tsx').catch((error: unknown) => {
    setTimeout(start, retryMs, 2 * retryMs)
    throw error
  })
}
