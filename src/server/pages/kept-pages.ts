import { hash } from 'node:crypto'
import { sumOf } from '#domain/units/numbers.ts'

/** A rendered page, split at its nonces, and the API's answers it was made from. */
export type KeptPage = {
  headers: Record<string, string>
  /** The page around each nonce, in UTF-8. */
  pieces: readonly Uint8Array[]
  answers: readonly KeptAnswer[]
}

/** The fingerprint of the API's answer to a path. */
export type KeptAnswer = { path: string; fingerprint: string }

export type KeepingLimits = { entries: number; bytes: number; milliseconds: number }

/** The page of the largest workout has 0.7 MB; most have 30 kB. Memory that strangers can fill stays small. */
const usual: KeepingLimits = { entries: 1000, bytes: 32_000_000, milliseconds: 30_000 }

/**
 * A cache of pages by address that keeps the most recently used ones, up to a number and a size. A page depends only on
 * its address and the API's answers, so it may be sent again while these are the same.
 */
export function createKeptPages(now: () => Date, limits: KeepingLimits = usual) {
  const pages = new Map<string, { page: KeptPage; size: number; until: number }>()
  let bytes = 0
  const forget = (address: string) => {
    bytes -= pages.get(address)?.size ?? 0
    pages.delete(address)
  }
  return {
    find(address: string): KeptPage | undefined {
      const kept = pages.get(address)
      if (!kept) return undefined
      forget(address)
      if (kept.until <= now().getTime()) return undefined
      // Moves it to the end: the first entry is the least recently used.
      pages.set(address, kept)
      bytes += kept.size
      return kept.page
    },
    /** Keeps a page, and drops expired ones. */
    keep(address: string, page: KeptPage): void {
      const size = sumOf(page.pieces, ({ byteLength }) => byteLength)
      forget(address)
      const at = now().getTime()
      for (const [other, { until }] of pages) if (until <= at) forget(other)
      if (size > limits.bytes) return
      pages.set(address, { page, size, until: at + limits.milliseconds })
      bytes += size
      for (const oldest of pages.keys()) {
        if (pages.size <= limits.entries && bytes <= limits.bytes) break
        forget(oldest)
      }
    },
    forget,
  }
}

/** The fingerprint of an answer: its status and a hash of its text. */
export function fingerprintOf(status: number, text: string): string {
  return `${status} ${hash('sha256', text, 'base64')}`
}
