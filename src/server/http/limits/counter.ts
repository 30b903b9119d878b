import { hash, randomBytes } from 'node:crypto'

/** Points that a key may use within a window of seconds, which begins with its first. */
export type Allowance = { points: number; seconds: number }

/** Counts attempts by key, in this process's memory. */
export type Counter = {
  /** Whole seconds until the key may continue, at least 1; undefined while it has points left. */
  secondsLeft: (key: string) => number | undefined
  count: (key: string) => void
  forget: (key: string) => void
}

type Window = { spent: number; endsAtMs: number }

/** Largest number of keys kept, at about 130 bytes each. */
const MAX_KEYS = 50_000

/**
 * A counter with bounded memory: it stores at most `maxKeys` keys, as hashes of one size with a secret of its own. A
 * full counter refuses nobody. It drops the eighth of its keys with the fewest points, the oldest first, so that a
 * flood of new keys displaces those and not a key under attack.
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
    // Each round drops keys with up to twice the points of the round before, until enough are gone.
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
