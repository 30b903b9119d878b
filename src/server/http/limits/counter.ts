import { hash, randomBytes } from 'node:crypto'

/** So many points for a key within so many seconds, counted from its first. */
export type Allowance = { points: number; seconds: number }

/** Counts attempts by key, in this process's memory. */
export type Counter = {
  /** Whole seconds until the key may go on, at least 1; undefined while it has points left. */
  secondsLeft: (key: string) => number | undefined
  count: (key: string) => void
  forget: (key: string) => void
}

type Window = { spent: number; endsAtMs: number }

/** About 130 bytes each. */
const MAX_KEYS = 50_000

/**
 * A counter whose memory is bounded: keys are kept as hashes of one size, under a secret of this counter's own, and at
 * most `maxKeys` of them. When it is full nobody is refused for it. The eighth with the fewest points gives way, the
 * oldest first: who floods the counter with new keys pushes those out, and not a key that is under attack.
 */
export function createCounter({ points, seconds }: Allowance, now: () => Date, maxKeys = MAX_KEYS): Counter {
  const secret = randomBytes(32).toString('base64')
  const windows = new Map<string, Window>()
  const hashed = (key: string) => hash('sha256', secret + key, 'base64url')

  const current = (hash: string): Window | undefined => {
    const window = windows.get(hash)
    if (!window || window.endsAtMs > now().getTime()) return window
    windows.delete(hash)
    return undefined
  }

  const dropOldKeys = () => {
    const at = now().getTime()
    for (const [hash, { endsAtMs }] of windows) if (endsAtMs <= at) windows.delete(hash)
    const wanted = Math.floor(maxKeys * (7 / 8))
    // Each round drops keys with twice the points of the round before, as long as too many are left.
    for (let fewPoints = 1; windows.size > wanted; fewPoints *= 2)
      for (const [hash, { spent }] of windows) if (spent <= fewPoints && windows.size > wanted) windows.delete(hash)
  }

  return {
    secondsLeft(key) {
      const window = current(hashed(key))
      if (!window || window.spent < points) return undefined
      return Math.max(1, Math.ceil((window.endsAtMs - now().getTime()) / 1000))
    },
    count(key) {
      const hash = hashed(key)
      const window = current(hash)
      if (window) return void window.spent++
      if (windows.size >= maxKeys) dropOldKeys()
      windows.set(hash, { spent: 1, endsAtMs: now().getTime() + seconds * 1000 })
    },
    forget(key) {
      windows.delete(hashed(key))
    },
  }
}
