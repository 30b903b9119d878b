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

test('a purge goes on while its batches are full, and pauses after each as long as it took', async () => {
  let at = 1000
  const took = [
    [100, 7],
    [100, 20],
    [99, 5],
  ]
  const [limits, begun, pauses, said]: [number[], number[], number[], string[]] = [[], [], [], []]
  const log = createLog('info', { write: (line) => void said.push(JSON.parse(line).msg) })
  const run = async (now: Date, limit: number) => {
    const [count = 0, ms = 0] = took[limits.push(limit) - 1] ?? []
    begun.push(now.getTime())
    at += ms
    return count
  }
  const pause = async (ms: number) => {
    pauses.push(ms)
    at += ms
  }
  const { signal } = new AbortController()
  await runPurges({ purges: [{ what: 'notes', run }], log, signal, now: () => new Date(at), pause })
  expect([limits, begun, pauses]).toEqual([
    [100, 100, 100],
    [1000, 1014, 1054],
    [7, 20],
  ])
  expect(said).toEqual(['Purged 299 notes.'])
})

test('a purge that fails after some batches says what it removed', async () => {
  let runs = 0
  const run = () => (++runs === 2 ? Promise.reject(new Error('disk full')) : Promise.resolve(100))
  const said: string[] = []
  const log = createLog('info', { write: (line) => void said.push(JSON.parse(line).msg) })
  const { signal } = new AbortController()
  const parts = { log, signal, now: () => new Date(), pause: async () => undefined }
  await expect(runPurges({ ...parts, purges: [{ what: 'notes', run }] })).rejects.toThrow('did not come to its end')
  expect(said).toEqual(['the purge of notes failed', 'Purged 100 notes.'])
})
