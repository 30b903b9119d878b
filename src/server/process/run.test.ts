import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { readSettings } from '../settings.ts'
import { runServer } from './run.ts'
import { type Running, startServer } from './start.ts'

vi.mock('./start.ts', () => ({ startServer: vi.fn() }))

/** What this process was asked to do, in order. */
const events: unknown[] = []
const onSignal = new Map<string | symbol, () => unknown>()

beforeEach(() => {
  events.length = 0
  onSignal.clear()
  vi.spyOn(process, 'umask').mockImplementation((mask) => events.push({ mask }))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit with ${code}`)
  })
  vi.spyOn(process, 'once').mockImplementation((signal, stop) => {
    onSignal.set(signal, stop as () => unknown)
    return process
  })
  vi.spyOn(console, 'log').mockImplementation((line) => void events.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => void events.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function startsAs(close: Running['close']) {
  const read = readSettings({ DATA_DIR: 'data' })
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  const running = { url: 'http://localhost:3000', settings: read.settings, close } as Running
  vi.mocked(startServer).mockResolvedValue(running)
}

test.each(['SIGTERM', 'SIGINT'])(
  'a server writes files for its own user, says that it is ready, and stops on %s',
  async (signal) => {
    startsAs(async () => void events.push('closed'))
    await runServer({ environment: {} })
    expect(events).toEqual([
      { mask: 0o077 },
      'Pacewright is ready: http://localhost:3000',
      expect.stringMatching(/^Letters are written to /),
    ])
    events.length = 0
    await expect(onSignal.get(signal)?.()).rejects.toThrow('exit with 0')
    expect(events).toEqual(['closed'])
  },
)

test('a server that does not stop within 15 seconds is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startsAs(() => new Promise(() => undefined))
  await runServer({ environment: {} })
  void onSignal.get('SIGTERM')?.()
  vi.advanceTimersByTime(14_999)
  expect(() => vi.advanceTimersByTime(1)).toThrow('exit with 1')
})

test('a server that the operator must mend first says so and exits with 1; any other error is thrown', async () => {
  vi.mocked(startServer).mockRejectedValueOnce(new CannotStart('Port 3000 is taken.'))
  await expect(runServer({ environment: {} })).rejects.toThrow('exit with 1')
  expect(events).toEqual([{ mask: 0o077 }, 'Pacewright cannot start.\nPort 3000 is taken.'])
  vi.mocked(startServer).mockRejectedValueOnce(new Error('a bug'))
  await expect(runServer({ environment: {} })).rejects.toThrow('a bug')
})
