import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOperator } from './operator.ts'
import { openRuntime } from './runtime.ts'

vi.mock('./runtime.ts', () => ({ openRuntime: vi.fn() }))

beforeEach(() => void vi.spyOn(process, 'umask').mockReturnValue(0o022))

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

test('a command whose settings are wrong prints why, exits with code 1, and writes files for its own user only', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runOperator(['grant', 'runner@example.com'], { PORT: 'none' })
  expect(process.umask).toHaveBeenCalledWith(0o077)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('PORT'))
  expect(process.exitCode).toBe(1)
})

/** Runs a command where no server runs; tells what happened, in order. */
async function runAlone(operate: () => Promise<{ output: string; exitCode: number }>) {
  const events: string[] = []
  const createApp = (publicUrl: string) => ({
    operate: () => {
      events.push(`asked at ${publicUrl}`)
      return operate()
    },
    settled: async () => void events.push('settled'),
  })
  const runtime = { settings: {}, createApp, close: async () => void events.push('closed') }
  vi.mocked(openRuntime).mockResolvedValue(runtime as unknown as Awaited<ReturnType<typeof openRuntime>>)
  vi.spyOn(console, 'log').mockImplementation((line) => void events.push(`printed: ${line}`))
  vi.spyOn(console, 'error').mockImplementation((line) => void events.push(`printed as an error: ${line}`))
  const failure = await runOperator(['health'], { DATA_DIR: join(tmpdir(), randomUUID()) }).catch(String)
  return { events, failure }
}

test.each([
  [0, 'printed: well'],
  [1, 'printed as an error: well'],
])(
  'without a server, a command that ends with %i is run, and what it opened is closed first',
  async (exitCode, printed) => {
    const { events } = await runAlone(async () => ({ output: 'well', exitCode }))
    expect(events).toEqual(['asked at http://localhost', 'settled', 'closed', printed])
    expect(process.exitCode).toBe(exitCode)
  },
)

test('a command that fails closes what it opened as well', async () => {
  const { events, failure } = await runAlone(() => Promise.reject(new Error('a bug')))
  expect(events).toEqual(['asked at http://localhost', 'settled', 'closed'])
  expect(failure).toBe('Error: a bug')
})
