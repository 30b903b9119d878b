import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { createSignUpSwitch } from '../../athlete/store/sign-up-switch.ts'
import { athletes, failed_letters } from '../../db/tables.ts'
import { createAccounts } from '../accounts.ts'
import type { OperatorParts } from './command.ts'
import { operate } from './operate.ts'

const database = await testDatabase()
afterAll(() => database.close())

const now = () => new Date('2026-11-01T12:00:00Z')
/** A provider that would do whatever it is asked for. */
const transport = async () => Response.json({ id: randomUUID(), action_link: 'https://example.org/verify' })

const parts: OperatorParts = {
  version: '1.2.3',
  db: database.db,
  takesWrites: async () => true,
  jobState: () => 'run',
  adminEmails: ['coach@example.org', 'later@example.org'],
  ownProvider: false,
  streets: { sources: [], packs: async () => [] },
  now,
  accounts: createAccounts({ transport, serverToken: async () => 'key', isOwn: false, siteUrl: 'https://example.org' }),
  signUpSwitch: createSignUpSwitch({ db: database.db, now }),
  forgetSessions: async () => undefined,
  lettersWait: () => undefined,
  settings: {
    authUrl: undefined,
    billing: 'off',
    databaseUrl: undefined,
    languageModel: undefined,
    smtpUrl: undefined,
  },
  seed: async () => ({ output: 'seeded', exitCode: 0 }),
}
const run = (command: string, more: Partial<OperatorParts> = {}) => operate(command.split(' '), { ...parts, ...more })

async function anAthlete(email: string, isConfirmed = true): Promise<string> {
  const id = randomUUID()
  const confirmed_at = isConfirmed ? new Date('2026-10-01T12:00:00Z') : null
  await database.db.insert(athletes).values({ id, email, full_name: `Name of ${email.split('@')[0]}`, confirmed_at })
  return id
}

test('the list shows each athlete’s address, name, role, plan and confirmation', async () => {
  expect((await run('user list')).output).toBe('EMAIL  NAME  ROLE  PLAN  CONFIRMED')
  await anAthlete('robin@example.org')
  await anAthlete('Coach@Example.org')
  await anAthlete('later@example.org', false)
  expect(await run('user role robin@example.org beta_tester')).toEqual({
    output: 'robin@example.org has the role beta_tester.',
    exitCode: 0,
  })
  expect(await run('user plan robin@example.org premium')).toEqual({
    output: 'robin@example.org has the plan premium from now on.',
    exitCode: 0,
  })
  expect(await run('user list')).toEqual({
    output: [
      'EMAIL              NAME           ROLE         PLAN     CONFIRMED',
      'Coach@Example.org  Name of Coach  admin        none     yes',
      'later@example.org  Name of later  athlete      none     no',
      'robin@example.org  Name of robin  beta_tester  premium  yes',
    ].join('\n'),
    exitCode: 0,
  })
  expect((await run('user plan robin@example.org none')).output).toBe('robin@example.org has no plan any more.')
  expect((await run('user list')).output).toMatch(/robin.* beta_tester +none +yes$/)
})

test('an athlete is named by address or id; an address that several have had is refused in favour of the id', async () => {
  const ids = [await anAthlete('Shared@example.org'), await anAthlete('shared@example.org')]
  const { output, exitCode } = await run('user role shared@example.org admin')
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^Several athletes have had shared@example\.org\. Give the id of the one you mean:\n {2}/)
  for (const id of ids) expect(output).toContain(`\n  ${id}`)
  expect((await run(`user role ${ids[1]} admin`)).output).toBe('shared@example.org has the role admin.')
  expect(await run('user plan nobody@example.org premium')).toEqual({
    output: 'Nobody has signed up as nobody@example.org. `user list` shows who has.',
    exitCode: 1,
  })
})

test.each([
  '',
  'make coffee',
  'user',
  'users list',
  'user list all',
  'user role robin@example.org',
  'user role robin@example.org admin now',
  'user plan robin@example.org',
  'user plan robin@example.org premium now',
  'role robin@example.org admin',
  'user grant robin@example.org premium',
  'team role robin@example.org admin',
  'team plan robin@example.org premium',
  'team list',
  'health now',
  'seed now',
])('"%s" is answered with the usage', async (command) => {
  const { output, exitCode } = await run(command)
  expect(exitCode).toBe(2)
  expect(output).toMatch(/^Usage: npm run admin -- COMMAND\n/)
  for (const spelling of ['user role EMAIL admin|beta_tester|athlete ', 'user plan EMAIL standard|premium|none '])
    expect(output).toContain(`\n  ${spelling}`)
  for (const line of output.split('\n').slice(2, -2)) expect(line).toMatch(/^ {2}\S.{45}\S/)
})

test.each([
  ['user role robin@example.org gold', 'A role is admin, beta_tester, athlete; not gold.'],
  ['user plan robin@example.org gold', 'A plan is standard, premium or none; not gold.'],
])('"%s" is refused with the valid values', async (command, output) => {
  expect(await run(command)).toEqual({ output, exitCode: 2 })
})

test('the seed command answers with the outcome of the seed', async () => {
  expect(await run('seed')).toEqual({ output: 'seeded', exitCode: 0 })
})

test('health prints the version and the state of the database, and writes or jobs only if they fail', async () => {
  const well = 'version: 1.2.3\ndatabase: answers\nmigrations: at head'
  expect(await run('health')).toEqual({ output: well, exitCode: 0 })
  expect(await run('health', { jobState: () => 'start' })).toEqual({ output: well, exitCode: 0 })
  expect(await run('health', { jobState: () => 'do not run' })).toEqual({
    output: `${well}\njobs: do not run`,
    exitCode: 1,
  })
  expect(await run('health', { takesWrites: async () => false })).toEqual({
    output: `${well}\nwrites: not possible`,
    exitCode: 1,
  })
  expect(await run('health', { takesWrites: () => Promise.reject(new Error('gone')) })).toEqual({
    output: 'version: 1.2.3\ndatabase: does not answer\nmigrations: not at head\nwrites: not possible',
    exitCode: 1,
  })
})

test('what concerns an athlete is done, and noted with the operator as its author', async () => {
  const id = await anAthlete('sam@example.org', false)
  const outputs = []
  for (const command of [
    'user disable sam@example.org',
    'user enable sam@example.org',
    'user verify sam@example.org',
    'user delete sam@example.org',
  ])
    outputs.push((await run(command)).output)
  expect(outputs).toEqual([
    'sam@example.org cannot sign in any more.',
    'sam@example.org can sign in again.',
    'A letter to sam@example.org is on its way, unless one left in the last minute.',
    'sam@example.org cannot sign in any more, and is deleted within a day.',
  ])
  const noted = (await run('log')).output.split('\n').filter((line) => line.includes(id))
  expect(noted.map((line) => line.split(/ {2,}/).slice(1))).toEqual(
    ['deleted', 'verification_sent', 'enabled', 'disabled'].map((kind) => [kind, 'operator', id]),
  )
  expect((await run(`user find ${id}`)).output).toContain('sam@example.org')
  expect((await run('user find SAM')).output).toMatch(/sam@example\.org .+ athlete +none +no +never +yes/)
  expect(await run('user enable sam@example.org')).toEqual({
    output: 'This account is being deleted, and cannot be opened again.',
    exitCode: 1,
  })
})

test('athletes are invited, sign-up is closed and opened, and both are noted', async () => {
  expect(await run('invite ada@example.org,nobody')).toEqual({
    output: 'ADDRESS          OUTCOME     LINK\nada@example.org  invited\nnobody           no address',
    exitCode: 1,
  })
  const link = await run('invite-link ada@example.org')
  expect(link.exitCode).toBe(0)
  expect(link.output).toContain('https://example.org/verify')
  expect((await run('sign-up closed')).output).toContain('nobody can sign up')
  expect(await run('sign-up')).toEqual({ output: 'Sign-up is closed.', exitCode: 0 })
  expect(await parts.signUpSwitch.isOpen()).toBe(false)
  expect((await run('sign-up open')).output).toContain('Anybody may sign up')
  expect(await run('sign-up')).toEqual({ output: 'Sign-up is open.', exitCode: 0 })
  expect((await run('sign-up ajar')).exitCode).toBe(2)
  expect((await run('log')).output).toMatch(/sign_up_opened[\s\S]+sign_up_closed[\s\S]+link_made[\s\S]+invited/)
  expect((await run('log 3')).output).toMatch(/^TIME.*\n.*sign_up_opened.*\n.*sign_up_closed.*\n.*link_made.*$/)
  for (const words of ['log 0', 'log all']) expect((await run(words)).exitCode, words).toBe(2)
})

test('counts, letters and parts are listed', async () => {
  expect((await run('counts 2')).output).toMatch(
    /^athletes: \d+\nDAY +SIGN-UPS +GENERATED +BUILT +IMPORTED +ROUTES\n2026-10-31 +0 +0 +0 +0 +0\n2026-11-01 +/,
  )
  expect((await run('counts 10 week')).output).toMatch(/\nWEEK +SIGN-UPS +.*\n2026-10-19 +0.*\n2026-10-26 +/)
  for (const words of ['counts 0', 'counts many', 'counts 401', 'counts 10 month'])
    expect((await run(words)).exitCode, words).toBe(2)
  expect((await run('letters')).output).toMatch(/^waiting: 0\nFAILED +RECIPIENT +WHY +SUBJECT +ID$/)
  expect((await run('parts')).output).toMatch(/database +embedded +well[\s\S]+letters +sandbox +well[\s\S]+model +off/)
})

test('a letter that could not be sent is sent again by its id', async () => {
  const id = '018f8f2e-0000-7000-8000-0000000000aa'
  const note = { id, recipient: 'pat@example.org', subject: 'Hello', why: 'expired' as const, failed_at: now() }
  await database.db.insert(failed_letters).values({ ...note, kind: 'notice', text: 'a', html: '<p>a</p>' })
  expect((await run('letters')).output).toMatch(new RegExp(`pat@example\\.org +expired +Hello +${id}`))
  expect(await run(`letters again ${id}`)).toEqual({
    output: 'A letter to pat@example.org is on its way, unless one left in the last minute.',
    exitCode: 0,
  })
  expect((await run('letters')).output).toMatch(/^waiting: 1,(?![\s\S]*pat@)/)
  expect(await run(`letters again ${id}`)).toMatchObject({
    output: expect.stringMatching(/no such letter/i),
    exitCode: 1,
  })
  expect((await run('letters again it')).exitCode).toBe(2)
  expect((await run('log 1')).output).toMatch(/letter_sent_again +operator/)
})

test('without a key of a foreign provider a command says what is missing', async () => {
  await anAthlete('kim@example.org')
  const accounts = createAccounts({ transport, serverToken: async () => undefined, isOwn: false, siteUrl: '' })
  for (const command of ['user disable kim@example.org', 'user delete kim@example.org', 'invite li@example.org'])
    expect(await run(command, { accounts }), command).toMatchObject({
      output: expect.stringContaining('Set AUTH_SERVICE_KEY'),
      exitCode: 1,
    })
})
