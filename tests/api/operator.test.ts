import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askServer } from '#server/admin/socket.ts'
import { createLog } from '#server/http/log/log.ts'
import { type Running, startServer } from '#server/process/start.ts'
import { library } from '#server/seed/library.ts'
import { newDatabase } from '#tests/databases/new-database.ts'
import { compileCache } from '#tests/support/server/compile-cache.ts'

// The operator's command in its own process, with and without a running server, on the database of this run.

const folder = mkdtempSync(join(tmpdir(), 'pacewright-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The environment of a new server. */
async function anEnvironment(name: string): Promise<Record<string, string>> {
  const environment = { DATA_DIR: join(folder, name), PORT: '0' }
  const cluster = inject('emptyPGliteFolder')
  if (cluster) cpSync(cluster, join(environment.DATA_DIR, 'db'), { recursive: true })
  if (!inject('postgresUrl')) return environment
  return { ...environment, DATABASE_URL: await newDatabase({ isMigrated: false }) }
}

const start = (environment: Record<string, string>) => startServer({ environment, log: createLog('silent') })

type Said = { code: number; output: string; errors: string }

async function run(script: string, environment: Record<string, string>, words: string[] = []): Promise<Said> {
  const args = ['--import', './src/server/quick-imports.ts', script, ...words]
  const { HOME = '', PATH = '' } = process.env
  return promisify(execFile)(process.execPath, args, { env: { HOME, PATH, ...compileCache, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout, errors: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout,
      errors: error.stderr,
    }),
  )
}

describe('the operator’s command', () => {
  let environment: Record<string, string>
  let running: Running
  const admin = (...words: string[]) => run('scripts/admin.ts', environment, words)

  beforeAll(async () => {
    environment = await anEnvironment('live')
    running = await start(environment)
    const signedUp = await fetch(`${running.url}/api/auth/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: 'Robin@Example.org', password: 'a long walk home', full_name: 'Robin Example' }),
    })
    expect(signedUp.status).toBe(200)
    await running.app.settled()
  })
  afterAll(() => running.close())

  test('prints the same with and without a running server', async () => {
    const { operate } = running.app
    for (const words of ['role robin@example.org beta_tester', 'plan ROBIN@example.org premium'])
      expect((await operate(['user', ...words.split(' ')])).exitCode).toBe(0)
    // A process for each: one that prints, and one that fails.
    const inProcesses = async () => [
      await admin('user', 'list'),
      await admin('user', 'plan', 'nobody@example.org', 'none'),
    ]
    const beside = await inProcesses()
    expect(beside).toEqual([
      {
        code: 0,
        output:
          'EMAIL              NAME           ROLE         PLAN     CONFIRMED\n' +
          'robin@example.org  Robin Example  beta_tester  premium  no\n',
        errors: '',
      },
      { code: 1, output: '', errors: expect.stringMatching(/^Nobody has signed up as nobody@example\.org\./) },
    ])
    expect(await operate(['health'])).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^version: \d+\.\d+\.\d+\ndatabase: answers\nmigrations: at head$/),
    })

    await running.close()
    expect(await inProcesses()).toEqual(beside)
    running = await start(environment)
  })

  test('reaches the server through a socket that only its user can open', () => {
    const socket = join(environment.DATA_DIR ?? '', 'operator.sock')
    expect(statSync(socket).mode & 0o777).toBe(0o600)
  })

  test('still works after a client that sent nothing or nonsense, or disconnected', async () => {
    const socket = join(environment.DATA_DIR ?? '', 'operator.sock')
    for (const said of ['', '{', 'null', '{"a":1}', '[1,2]', 'x'.repeat(100_000)]) {
      await new Promise((closed) => {
        const client = connect(socket, () => client.end(said))
        client.on('error', () => undefined)
        client.on('close', closed).resume()
      })
    }
    connect(socket, function (this: { destroy: () => void }) {
      this.destroy()
    })
    expect((await admin('health')).code).toBe(0)
  })

  test('says that its data directory is not one', async () => {
    const { code, errors } = await run('scripts/admin.ts', { DATA_DIR: '/dev/null/data' }, ['health'])
    expect(code).toBe(1)
    expect(errors).toMatch(/^\/dev\/null\/data\/operator\.sock cannot be opened \(ENOTDIR\)\..*\n$/)
  })

  test('prints its usage and ends with 2 if it is not understood', async () => {
    const { operate } = running.app
    for (const words of ['', 'make coffee', 'user', 'user list all', 'user plan robin@example.org'])
      expect(await operate(words.split(' '))).toMatchObject({ exitCode: 2, output: expect.stringMatching(/^Usage: /) })
    for (const [word, sentence] of [
      ['role', 'A role is admin, beta_tester, athlete; not gold.'],
      ['plan', 'A plan is standard, premium or none; not gold.'],
    ] as const)
      expect(await operate(['user', word, 'robin@example.org', 'gold'])).toEqual({ exitCode: 2, output: sentence })
  })
})

test('the seed makes one athlete who can sign in, without a running server', async () => {
  const environment = await anEnvironment('seed')
  const seeded = await run('scripts/seed.ts', environment)
  const running = await start(environment)
  await expectSeeded(seeded, running)
  await running.close()
})

async function expectSeeded(seeded: Said, running: Running) {
  expect(seeded).toMatchObject({ code: 0, errors: '' })
  const [, email, password] = /^email: (.+)\npassword: (.+)\nworkouts: 12\nroutes: 3\n$/.exec(seeded.output) ?? []
  const signIn = await fetch(`${running.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await signIn.json()) as { access_token: string }
  const answer = await fetch(`${running.url}/api/workouts`, { headers: { authorization: `Bearer ${access_token}` } })
  const { data, pagination } = (await answer.json()) as { data: { created_at: string }[]; pagination: object }
  expect(pagination).toMatchObject({ totalCount: 12, totalPages: 2 })
  const daysAgo = data.map(({ created_at }) => Math.round((Date.now() - Date.parse(created_at)) / 86_400_000))
  expect(daysAgo).toEqual(
    library
      .map((workout) => workout.daysAgo)
      .toReversed()
      .slice(0, data.length),
  )
  expect((await running.app.operate(['seed'])).exitCode).toBe(1)
}

// One server for all of these: it only has to run.
describe('a running server', () => {
  let environment: Record<string, string>
  let running: Running
  beforeAll(async () => {
    environment = await anEnvironment('p'.repeat(100))
    running = await start(environment)
  })
  afterAll(() => running.close())

  test('in a folder with a very long path is reached by the operator, and seeded', async () => {
    expect((await askServer(environment.DATA_DIR ?? '', ['health']))?.exitCode).toBe(0)
    await expectSeeded(await run('scripts/seed.ts', environment), running)
  })

  test('keeps another one off its folder, which says what to do', async () => {
    if (environment.DATABASE_URL) return
    const second = await run('src/server/main.ts', { ...environment, PORT: '0' })
    expect(second.code).toBe(1)
    expect(second.errors).toMatch(/^Pacewright cannot start\.\nAnother process is using .*\. Stop it first/)
  })

  test('keeps another one off its port, which says that it is taken', async () => {
    const other = { ...(await anEnvironment('port-other')), PORT: new URL(running.url).port }
    await expect(start(other)).rejects.toThrow(/^Port \d+ is taken\./)
  })
})

describe('a server', () => {
  test('finishes the requests under way before it stops', async () => {
    const environment = await anEnvironment('drain')
    const running = await start(environment)
    const answers = Promise.all(
      Array.from({ length: 10 }, () => fetch(`${running.url}/readyz`).then(({ status }) => status)),
    )
    const slow = fetch(`${running.url}/api/auth/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: 'slow@example.org', password: 'a long walk home', full_name: 'Slow' }),
    })
    await answers
    await new Promise((sent) => setImmediate(sent))
    await running.close()
    expect((await slow).status).toBe(200)
    expect(existsSync(join(environment.DATA_DIR ?? '', 'operator.sock'))).toBe(false)
    await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()

    const again = await start(environment)
    expect((await again.app.operate(['user', 'list'])).output).toContain('slow@example.org')
    await again.close()
  })

  test('lists every mistake in its settings and in the auth provider’s, and ends with 1', async () => {
    mkdirSync(join(folder, 'mistakes'))
    const pair = { ADMIN_EMAILS: 'coach@example.org', GOTRUE_MAILER_AUTOCONFIRM: 'true' }
    const alone = { PORT: 'high', BILLING: 'gold', GOTRUE_JWT_EXP: 'soon' }
    const environment = { DATA_DIR: join(folder, 'mistakes'), ...alone, ...pair }
    const { code, errors } = await run('src/server/main.ts', environment)
    expect(code).toBe(1)
    for (const name of ['PORT', 'BILLING', 'GOTRUE_JWT_EXP', 'ADMIN_EMAILS']) expect(errors).toContain(`\n${name}`)
    expect(errors).not.toContain('    at ')
  })

  test('says that its database or folder cannot be used', async () => {
    const DATA_DIR = join(folder, 'nowhere')
    const away = start({ DATA_DIR, PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/training' })
    await expect(away).rejects.toThrow(/^PostgreSQL cannot be reached: .*ECONNREFUSED/)
    await expect(start({ DATA_DIR: '/dev/null/data', PORT: '0' })).rejects.toThrow(
      '/dev/null/data cannot be written to',
    )
  })

  test('says that its host is not this machine', async () => {
    // An address for documentation (RFC 5737), which no machine has.
    const environment = { ...(await anEnvironment('host')), HOST: '192.0.2.1', LOG_LEVEL: 'silent' }
    const { code, errors } = await run('src/server/main.ts', environment)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^Pacewright cannot start\.\nThis machine cannot be reached as 192\.0\.2\.1 .* Set HOST .*\n$/,
    )
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('stops with code 0 on %s', async (signal) => {
    const { HOME = '', PATH = '' } = process.env
    const server = spawn(process.execPath, ['--import', './src/server/quick-imports.ts', 'src/server/main.ts'], {
      env: { HOME, PATH, ...compileCache, ...(await anEnvironment(signal)) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const piece of server.stdout) if (String(piece).includes('Pacewright is ready')) break
    server.kill(signal)
    expect(await once(server, 'exit')).toEqual([0, null])
  })
})
