import { expect, test } from 'vitest'
import { createLog } from '../http/log/log.ts'
import { runPurges } from './purges.ts'

/** Runs purges of which each removes so many rows, or fails; answers what was logged. */
async function loggedOf(removed: Record<string, number | Error>, signal = new AbortController().signal) {
  const lines: { level: number; msg: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const purges = Object.entries(removed).map(([what, count]) => ({
    what,
    run: () => (typeof count === 'number' ? Promise.resolve(count) : Promise.reject(count)),
  }))
  const done = runPurges({ purges, log, signal, now: () => new Date(), pause: async () => undefined })
  return { ended: await done.then(() => true).catch(() => false), said: lines.map(({ msg }) => msg) }
}

test('a purge logs how many rows it removed, and nothing for none', async () => {
  expect(await loggedOf({ letters: 3, sessions: 0, notes: 99 })).toEqual({
    ended: true,
    said: ['Purged 3 letters.', 'Purged 99 notes.'],
  })
})

test('a purge that fails is logged, one that is stopped is not', async () => {
  const broken = { letters: new Error('disk full'), notes: 1 }
  expect(await loggedOf(broken)).toEqual({ ended: false, said: ['the purge of letters failed', 'Purged 1 notes.'] })
  expect(await loggedOf(broken, AbortSignal.abort())).toEqual({ ended: false, said: [] })
})
