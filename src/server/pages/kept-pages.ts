import { hash } from 'node:crypto'

/** A rendered page, cut where its nonce stood, and the answers of the API that it was made of. */
export type KeptPage = {
  headers: Record<string, string>
  /** The page around each nonce, in UTF-8. */
  pieces: readonly Uint8Array[]
  answers: readonly KeptAnswer[]
}

/** What the API answered to a path, as a fingerprint. */
export type KeptAnswer = { path: string; fingerprint: string }

export type KeepingLimits = { entries: number; bytes: number; milliseconds: number }

/** The page of the largest workout has 4 MB; most have 30 kB. */
const usual: KeepingLimits = { entries: 1000, bytes: 64_000_000, milliseconds: 60_000 }

/**
 * Pages kept by their address, the last used ones up to a number and a size. A page is a function of its address and of
 * what the API answers, so it may be sent again while the API answers the same.
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
      // Again as the last: the first is the one that was not used for longest.
      pages.set(address, kept)
      bytes += kept.size
      return kept.page
    },
    keep(address: string, page: KeptPage): void {
      const size = page.pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
      forget(address)
      if (size > limits.bytes) return
      pages.set(address, { page, size, until: now().getTime() + limits.milliseconds })
      bytes += size
      for (const oldest of pages.keys()) {
        if (pages.size <= limits.entries && bytes <= limits.bytes) break
        forget(oldest)
      }
    },
    forget,
  }
}

/** What stands for an answer: its status and every character of it. */
export function fingerprintOf(status: number, text: string): string {
  return `${status} ${hash('sha256', text, 'base64')}`
}
