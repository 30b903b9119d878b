import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '../refusals/problem.ts'
import { createLog, logRequests } from './log.ts'

function aLog() {
  const lines: string[] = []
  let now = 0
  const log = createLog('error', { write: (line) => void lines.push(line) }, () => now)
  return {
    log,
    lines: () => lines.map((line) => JSON.parse(line)),
    pass: (ms: number) => {
      now += ms
    },
  }
}

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

test('an outage is logged once a second without a stack, with the number of lines left out', () => {
  const { log, lines, pass } = aLog()
  for (let n = 0; n < 500; n += 1) log.error({ status: 503, err: refused() }, 'request')
  log.error({ err: refused() }, 'database')
  pass(1000)
  log.error({ status: 503, err: new Problem('provider-trouble', 'Later.', { cause: refused() }) }, 'request')
  expect(lines()).toMatchObject([
    { status: 503, err: { code: 'ECONNREFUSED' }, leftOut: 0 },
    { status: 503, err: { message: 'Later.', cause: { code: 'ECONNREFUSED' } }, leftOut: 500 },
  ])
  expect(JSON.stringify(lines())).not.toContain('log.test.ts')
})

test('bugs are logged one by one, even during an outage', () => {
  const { log, lines } = aLog()
  log.error({ status: 503, err: refused() }, 'request')
  for (let n = 0; n < 3; n += 1) log.error({ status: 500, err: new Error('No encoder') }, 'request')
  expect(lines()).toHaveLength(4)
  expect(lines()[3].err.stack.join()).toContain('log.test.ts')
})

test.each([
  ['/sound', 200, 20],
  ['/broken', 500, 50],
])('a request for %s is logged with its status %i and its milliseconds, at level %i', async (path, status, level) => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) }, () => 0)
  const app = new Hono()
    .use(logRequests(log))
    .get('/sound', (context) => context.text('sound'))
    .get('/broken', () => {
      throw new Error('No encoder')
    })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(101.6).mockReturnValueOnce(100)
  onTestFinished(() => clock.mockRestore())
  await app.request(`${path}?token=secret`)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level, method: 'GET', path, status, ms: 2, msg: 'request' })
  expect(lines[0]?.includes('No encoder')).toBe(status === 500)
  expect(lines[0]).not.toContain('secret')
})
