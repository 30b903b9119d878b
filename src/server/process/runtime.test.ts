import { accessSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { createJobs } from '../jobs/jobs.ts'
import { openMail } from '../mail/mail.ts'
import { openRuntime } from './runtime.ts'

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, accessSync: vi.fn(fs.accessSync) }
})
vi.mock('../db/open.ts', () => ({
  openDatabase: vi.fn(async () => ({ close: async () => void events.push('database closed') }) as OpenDatabase),
}))
vi.mock('../jobs/jobs.ts', () => ({
  createJobs: vi.fn(() => ({
    start: () => events.push('jobs start'),
    stop: async () => void events.push('jobs stopped'),
    lettersWait: () => undefined,
    state: () => 'run',
  })),
}))
vi.mock('../mail/mail.ts', () => ({ openMail: vi.fn() }))

/** What happened, in order. */
const events: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'pacewright-runtime-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  events.length = 0
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('the data directory is made for its own user only', async () => {
  const DATA_DIR = join(folder, 'a', 'b')
  await openRuntime({ DATA_DIR })
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
})

test('a data directory that may not be written to is refused before anything is opened', async () => {
  vi.mocked(accessSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  })
  const opened = openRuntime({ DATA_DIR: folder })
  await expect(opened).rejects.toThrow(CannotStart)
  await expect(opened).rejects.toThrow(`DATA_DIR ${folder} cannot be written to.`)
  expect(openDatabase).not.toHaveBeenCalled()
})

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
])('with %j the links of letters may be logged: %s', async (environment, isPrivate) => {
  await openRuntime({ DATA_DIR: folder, ...environment })
  expect(openMail).toHaveBeenCalledWith(expect.objectContaining({ isPrivate }))
})

test('the jobs start half a second after they are asked to, and the database closes after they have stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { startJobs, close } = await openRuntime({ DATA_DIR: folder })
  startJobs([])
  vi.advanceTimersByTime(499)
  expect(events).toEqual([])
  vi.advanceTimersByTime(1)
  expect(events).toEqual(['jobs start'])
  await close()
  expect(events).toEqual(['jobs start', 'jobs stopped', 'database closed'])
})

test('jobs that have not started when the runtime closes do not start any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { startJobs, close } = await openRuntime({ DATA_DIR: folder })
  startJobs([])
  await close()
  vi.advanceTimersByTime(1000)
  expect(events).toEqual(['jobs stopped', 'database closed'])
  expect(createJobs).toHaveBeenCalledOnce()
})

test.each([
  [{ PORT: 'high' }, ['PORT']],
  [{ GOTRUE_JWT_EXP: 'soon' }, ['GOTRUE_JWT_EXP']],
  [{ PORT: 'high', GOTRUE_JWT_EXP: 'soon' }, ['PORT', 'GOTRUE_JWT_EXP']],
])('of the settings %j those with a mistake are named', async (environment, names) => {
  const error = await openRuntime({ DATA_DIR: folder, ...environment }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CannotStart)
  const lines = (error as Error).message.split('\n')
  expect(lines.map((line) => /^\w+/.exec(line)?.[0])).toEqual(names)
})
