import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askServer } from '../admin/socket.ts'
import { createLog } from '../http/log/log.ts'
import { readSettings } from '../settings.ts'
import { openRuntime } from './runtime.ts'
import { type StartedPages, startServer } from './start.ts'

vi.mock('./runtime.ts', () => ({ openRuntime: vi.fn() }))

const folder = mkdtempSync(join(tmpdir(), 'pacewright-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What happened, in order. */
const events: string[] = []
const purges = [{ what: 'rows', run: async () => 0 }]

beforeEach(() => {
  vi.mocked(openRuntime).mockImplementation(async (environment) => {
    const read = readSettings({ DATA_DIR: folder, PORT: '0', ...environment })
    if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
    const app = new Hono()
    app.get('/slow', async (context) => {
      events.push('asked')
      await release.promise
      return context.text('an answer')
    })
    app.all('*', (context) => context.text(`the app: ${context.req.path}`))
    return {
      settings: read.settings,
      log: createLog('info', { write: (line) => void events.push(JSON.parse(line).msg) }),
      createApp: (publicUrl: string) => ({
        app,
        purges,
        settled: async () => void events.push('settled'),
        operate: async () => ({ output: `operated at ${publicUrl}`, exitCode: 0 }),
      }),
      startJobs: (given: unknown) => events.push(given === purges ? 'jobs start' : 'other jobs start'),
      close: async () => void events.push('runtime closed'),
    } as unknown as Awaited<ReturnType<typeof openRuntime>>
  })
})
let release = Promise.withResolvers<void>()
afterEach(() => {
  events.length = 0
  release = Promise.withResolvers()
})

const aPage = (more: Partial<StartedPages> = {}) => ({
  render: async () => new Response('page'),
  close: async () => void events.push('pages closed'),
  ...more,
})

test('a server answers at its port, runs its jobs and closes its parts once, the runtime last', async () => {
  const running = await startServer({ environment: {}, loadPages: async () => aPage() })
  expect(events).toEqual(['jobs start'])
  expect(running.url).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await askServer(folder, [])).toEqual({ output: `operated at ${running.url}`, exitCode: 0 })
  const answer = fetch(`${running.url}/slow`).then((given) => given.text())
  await vi.waitFor(() => expect(events).toContain('asked'))
  events.length = 0
  const closed = Promise.all([running.close(), running.close()])
  expect(await askServer(folder, [])).toBeUndefined()
  expect(events).toEqual([])
  release.resolve()
  await closed
  expect(await answer).toBe('an answer')
  expect(events).toEqual(['settled', 'pages closed', 'runtime closed'])
})

test('a public server is reached at its public address, and its warnings are logged', async () => {
  const running = await startServer({ environment: { PUBLIC_URL: 'https://training.example.org' } })
  expect(running.url).toBe('https://training.example.org')
  expect((await askServer(folder, []))?.output).toBe('operated at https://training.example.org')
  expect(events).toEqual([...running.settings.warnings, 'jobs start'])
  expect(running.settings.warnings).not.toEqual([])
  await running.close()
})

test('a server that cannot start closes what it opened', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(other.listening).toBe(true))
  const environment = { PORT: String((other.address() as AddressInfo).port) }
  await expect(startServer({ environment, loadPages: async () => aPage() })).rejects.toThrow(/^Port \d+ is taken/)
  expect(events).toEqual(['pages closed', 'runtime closed'])
  other.close()
})

test('a handler before the pages gets what is not for programs, and may pass it on', async () => {
  const before: StartedPages['before'] = (incoming, outgoing, next) => {
    if (incoming.url === '/mine') outgoing.end('the handler')
    else next()
  }
  const running = await startServer({ environment: {}, loadPages: async () => aPage({ before }) })
  const textAt = async (path: string) => (await fetch(`${running.url}${path}`)).text()
  expect(await textAt('/mine')).toBe('the handler')
  expect(await textAt('/other')).toBe('the app: /other')
  expect(await textAt('/api/mine')).toBe('the app: /api/mine')
  await running.close()
})

test.each([
  [{ DATABASE_URL: 'postgres://localhost/training' }, 0],
  [{}, 1],
])('of two servers with %j on one folder, the operator reaches number %i', async (environment, reached) => {
  const servers = [await startServer({ environment }), await startServer({ environment })]
  expect((await askServer(folder, []))?.output).toBe(`operated at ${servers[reached]?.url}`)
  for (const { close } of servers) await close()
})
