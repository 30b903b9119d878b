import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

type Environment = Record<string, string>

function settingsOf(environment: Environment) {
  const read = readSettings(environment)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.settings
}

function mistakesIn(environment: Environment): string[] {
  const read = readSettings(environment)
  return 'mistakes' in read ? read.mistakes : []
}

test('with nothing set, the product serves this machine alone and sells in the sandbox', () => {
  expect(settingsOf({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    dataDir: './data',
    databaseUrl: undefined,
    authUrl: undefined,
    smtpUrl: undefined,
    billing: 'sandbox',
    isPublic: false,
    logLevel: 'info',
    warnings: [],
  })
})

test('an empty value counts as unset', () => {
  expect(settingsOf({ PORT: '', DATABASE_URL: ' ', BILLING: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    billing: 'sandbox',
  })
})

test('every mistake is told at once, with the name of its variable', () => {
  const mistakes = mistakesIn({
    PORT: '70000',
    PUBLIC_URL: 'training.example.org',
    DATABASE_URL: 'mysql://localhost/x',
    BILLING: 'stripe',
    TRUSTED_PROXIES: '10.0.0.0/33',
    ADMIN_EMAILS: 'me@example.org, nobody',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example.org',
    AUTH_URL: 'ftp://example.org',
  })
  const names = mistakes.map((mistake) => mistake.split(':')[0])
  expect(names.toSorted()).toEqual(
    [
      'ADMIN_EMAILS',
      'AUTH_URL',
      'BILLING',
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
      'TRUSTED_PROXIES',
    ].toSorted(),
  )
})

test('mistakes of two variables together are told beside those of a third alone', () => {
  const names = mistakesIn({ HOST: '0.0.0.0', BILLING: 'sandbox', PORT: 'abc' }).map((mistake) => mistake.split(':')[0])
  expect(names.toSorted()).toEqual(['BILLING', 'PORT'])
})

test('nobody becomes an admin by an address that no letter asked about', () => {
  const environment = { ADMIN_EMAILS: 'coach@example.org', PORT: 'abc' }
  const names = (more: Environment, autoconfirm: boolean) => {
    const read = readSettings({ ...environment, ...more }, { autoconfirm })
    return 'mistakes' in read ? read.mistakes.map((mistake) => mistake.split(':')[0]).toSorted() : []
  }
  expect(names({}, true)).toEqual(['ADMIN_EMAILS', 'PORT'])
  expect(names({}, false)).toEqual(['PORT'])
  expect(names({ ADMIN_EMAILS: '' }, true)).toEqual(['PORT'])
  expect(names({ AUTH_URL: 'https://project.supabase.co/auth/v1' }, true)).toEqual(['PORT'])
})

test('a language model needs an address and a name; without an address there is none', () => {
  expect(settingsOf({}).languageModel).toBeUndefined()
  expect(settingsOf({ LLM_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'coach-1' }).languageModel).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'coach-1',
    key: undefined,
    patienceSeconds: 30,
  })
  const names = (environment: Environment) => mistakesIn(environment).map((mistake) => mistake.split(':')[0])
  expect(names({ LLM_URL: 'http://localhost:11434/v1' })).toEqual(['LLM_MODEL'])
  expect(names({ LLM_MODEL: 'coach-1', LLM_KEY: 'sk-1' })).toEqual(['LLM_MODEL', 'LLM_KEY'])
  for (const LLM_PATIENCE of ['0', 'long', '1000'])
    expect(names({ LLM_URL: 'http://localhost:1/v1', LLM_MODEL: 'coach-1', LLM_PATIENCE })).toEqual(['LLM_PATIENCE'])
})

test('a secret may stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-settings-'))
  const file = join(folder, 'database-url')
  writeFileSync(file, 'postgres://me:secret@localhost/training\n')
  expect(settingsOf({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://me:secret@localhost/training')
  expect(mistakesIn({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://localhost/x' })).toEqual([
    'DATABASE_URL: Set it or DATABASE_URL_FILE, not both.',
  ])
  expect(mistakesIn({ AUTH_KEY_FILE: join(folder, 'none') })[0]).toMatch(
    /^AUTH_KEY_FILE: The file .* cannot be read\.$/,
  )
})

test.each([
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.5' }, true],
  [{ PUBLIC_URL: 'https://training.example.org' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1.example.org' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3000/' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: 'localhost' }, false],
])('with %j it is public: %s', (environment, isPublic) => {
  expect(settingsOf(environment).isPublic).toBe(isPublic)
})

test('a public server sells nothing unless told, and says what letters do and what the contact page lacks', () => {
  const { billing, warnings } = settingsOf({ HOST: '0.0.0.0' })
  expect(billing).toBe('off')
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual([
    'BILLING',
    'PUBLIC_URL',
    'SMTP_URL',
    'SUPPORT_EMAIL',
  ])
  const told = {
    BILLING: 'off',
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://training.example.org',
    SUPPORT_EMAIL: 'help@example.org',
  }
  expect(settingsOf({ HOST: '0.0.0.0', ...told }).warnings).toEqual([])
})

test('a public server refuses the sandbox: nobody buys a plan for nothing', () => {
  expect(mistakesIn({ HOST: '0.0.0.0', BILLING: 'sandbox' })).toEqual([expect.stringMatching(/^BILLING: /)])
})

test('addresses lose the slash at their end', () => {
  const { publicUrl, authUrl } = settingsOf({
    PUBLIC_URL: 'https://training.example.org/',
    AUTH_URL: 'https://project.supabase.co/auth/v1/',
  })
  expect([publicUrl, authUrl]).toEqual(['https://training.example.org', 'https://project.supabase.co/auth/v1'])
  expect(mistakesIn({ PUBLIC_URL: 'https://example.org/training' })).toHaveLength(1)
})
