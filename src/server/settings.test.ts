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
    authKey: '',
    mailFrom: 'Pacewright <pacewright@localhost>',
    adminEmails: [],
    map: {
      tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      tilesAttribution: '© OpenStreetMap contributors',
      geocoderUrl: 'https://nominatim.openstreetmap.org',
    },
    supportEmail: '',
    maker: { name: 'Pacewright', url: '' },
  })
})

test('every variable sets its setting', () => {
  const { trustedProxies, ...rest } = settingsOf({
    HOST: '127.0.0.1',
    PORT: '65535',
    PUBLIC_URL: 'http://localhost:8080/',
    DATA_DIR: '/srv/pacewright',
    DATABASE_URL: 'postgresql://me@localhost/training',
    AUTH_URL: 'http://localhost:9999/',
    AUTH_KEY: 'anon',
    SMTP_URL: 'smtps://me:secret@localhost',
    MAIL_FROM: 'Coach <coach@example.org>',
    BILLING: 'off',
    TRUSTED_PROXIES: ' 10.0.0.0/8 ,, ::1',
    ADMIN_EMAILS: 'Coach@Example.org, me@example.org',
    LLM_URL: 'https://models.example.org/v1',
    LLM_MODEL: 'coach-1',
    LLM_KEY: 'sk-1',
    LLM_PATIENCE: '1',
    STREETS: 'valhalla, demo-town',
    OVERPASS_URL: 'off',
    ORS_URL: 'http://localhost:8080/ors/',
    ORS_KEY: 'ors-1',
    GRAPHHOPPER_URL: 'http://localhost:8989/',
    GRAPHHOPPER_KEY: 'gh-1',
    VALHALLA_URL: 'http://localhost:8002/',
    TILES_URL: 'https://{s}.example.org/{z}/{x}/{y}.png?key=1',
    TILES_ATTRIBUTION: '© Example, © OpenStreetMap contributors',
    GEOCODER_URL: 'off',
    SUPPORT_EMAIL: 'help@example.org',
    MAKER_NAME: 'Example',
    MAKER_URL: 'http://example.org',
    LOG_LEVEL: 'silent',
  })
  expect(rest).toEqual({
    host: '127.0.0.1',
    port: 65_535,
    publicUrl: 'http://localhost:8080',
    dataDir: '/srv/pacewright',
    databaseUrl: 'postgresql://me@localhost/training',
    authUrl: 'http://localhost:9999',
    authKey: 'anon',
    smtpUrl: 'smtps://me:secret@localhost',
    mailFrom: 'Coach <coach@example.org>',
    billing: 'off',
    adminEmails: ['coach@example.org', 'me@example.org'],
    languageModel: { url: 'https://models.example.org/v1', model: 'coach-1', key: 'sk-1', patienceSeconds: 1 },
    streets: {
      order: ['valhalla', 'demo-town'],
      overpassUrl: undefined,
      openrouteservice: { url: 'http://localhost:8080/ors', key: 'ors-1' },
      graphhopper: { url: 'http://localhost:8989', key: 'gh-1' },
      valhalla: { url: 'http://localhost:8002' },
    },
    map: {
      tilesUrl: 'https://{s}.example.org/{z}/{x}/{y}.png?key=1',
      tilesAttribution: '© Example, © OpenStreetMap contributors',
      geocoderUrl: undefined,
    },
    supportEmail: 'help@example.org',
    maker: { name: 'Example', url: 'http://example.org' },
    logLevel: 'silent',
    isPublic: false,
    warnings: [],
  })
  const isTrusted = (address: string, family: 'ipv4' | 'ipv6') => trustedProxies.check(address, family)
  expect([isTrusted('10.255.0.1', 'ipv4'), isTrusted('11.0.0.1', 'ipv4')]).toEqual([true, false])
  expect([isTrusted('::1', 'ipv6'), isTrusted('::2', 'ipv6')]).toEqual([true, false])
})

test.each([
  ['PORT', ['0', '8080'], ['65536', 'a80', '80a', '-1', '123456', '8.5'], 'A port is a whole number from 0 to 65535.'],
  [
    'PUBLIC_URL',
    ['http://localhost', 'https://training.example.org'],
    ['training.example.org', 'ftp://example.org'],
    'Write the whole address, such as https://training.example.org.',
  ],
  [
    'PUBLIC_URL',
    ['https://example.org/'],
    ['https://example.org/training', 'https://example.org/training/'],
    'The product has a host to itself: leave the path out.',
  ],
  [
    'DATABASE_URL',
    ['postgres://localhost/x', 'postgresql://localhost/x'],
    ['mysql://localhost/x', 'localhost'],
    'Write it as postgres://user:password@host/database.',
  ],
  [
    'SMTP_URL',
    ['smtp://localhost', 'smtps://localhost'],
    ['localhost:25', 'http://localhost'],
    'Write it as smtp://user:password@host:587, or smtps://.',
  ],
  [
    'TRUSTED_PROXIES',
    ['10.0.0.7', '10.0.0.0/32', '::1', 'fd00::/128', '10.0.0.0/8,::1'],
    [
      '10.0.0.0/33',
      'fd00::/129',
      '10.0.0.0/8/8',
      '10.0.0.0/x8',
      '10.0.0.0/8x',
      '10.0.0.0/8.5',
      '10.0.0.0/-8',
      '10.0.0.0/',
      'proxy',
      '::1,proxy',
    ],
    'List addresses or networks, such as 10.0.0.0/8,::1.',
  ],
  [
    'TILES_URL',
    ['off', 'http://localhost:8080/{z}/{x}/{y}', 'https://{s}.example.org/{z}/{x}/{y}{r}.png'],
    [
      'https://example.org/tiles',
      'https://example.org/{z}/{x}.png',
      'ftp://example.org/{z}/{x}/{y}.png',
      '/{z}/{x}/{y}.png',
      "https://example.org/{z}/{x}/{y}.png; img-src 'self'",
    ],
    'Write it as https://tiles.example.org/{z}/{x}/{y}.png.',
  ],
  [
    'ADMIN_EMAILS',
    ['me@example.org', 'me@example.org,you@example.org'],
    ['me', 'me@example.org you@example.org', 'me,you@example.org'],
    'List email addresses, by commas.',
  ],
  ['SUPPORT_EMAIL', ['help@example.org'], ['help'], 'That is not an email address.'],
  ['BILLING', ['off', 'sandbox'], ['stripe'], 'Say off or sandbox.'],
  [
    'LOG_LEVEL',
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    ['loud'],
    'Say fatal, error, warn, info, debug or silent.',
  ],
  [
    'MAKER_URL',
    ['http://a.example', 'https://a.example'],
    ['a'],
    'Write the whole address, such as https://example.org.',
  ],
])('%s accepts %j and refuses %j with a sentence', (name, taken, refused, sentence) => {
  for (const value of taken) expect(mistakesIn({ [name]: value })).toEqual([])
  for (const value of refused) expect(mistakesIn({ [name]: value })).toContain(`${name}: ${sentence}`)
})

test('a language model may take up to 999 seconds', () => {
  const model = { LLM_URL: 'http://localhost:1/v1', LLM_MODEL: 'coach-1' }
  expect(settingsOf({ ...model, LLM_PATIENCE: '999' }).languageModel?.patienceSeconds).toBe(999)
  for (const LLM_PATIENCE of ['1s', 's1']) expect(mistakesIn({ ...model, LLM_PATIENCE })).toHaveLength(1)
})

test('loops come from packs, Overpass, the services that are set and the demo town, unless the order is set', () => {
  const orderOf = (environment: Environment) => settingsOf(environment).streets.order
  expect(orderOf({})).toEqual(['packs', 'overpass', 'demo-town'])
  expect(orderOf({ OVERPASS_URL: 'off' })).toEqual(['packs', 'demo-town'])
  expect(orderOf({ VALHALLA_URL: 'http://localhost:8002', ORS_KEY: 'ors-1' })).toEqual([
    'packs',
    'overpass',
    'openrouteservice',
    'valhalla',
    'demo-town',
  ])
  expect(orderOf({ STREETS: 'graphhopper,packs', GRAPHHOPPER_KEY: 'gh-1', ORS_KEY: 'ors-1' })).toEqual([
    'graphhopper',
    'packs',
  ])
})

test('a key of a service of streets alone is one for the service that its makers run', () => {
  const { streets } = settingsOf({ ORS_KEY: 'ors-1', GRAPHHOPPER_KEY: 'gh-1' })
  expect(streets).toMatchObject({
    overpassUrl: 'https://overpass-api.de/api/interpreter',
    openrouteservice: { url: 'https://api.openrouteservice.org', key: 'ors-1' },
    graphhopper: { url: 'https://graphhopper.com/api/1', key: 'gh-1' },
    valhalla: undefined,
  })
  expect(settingsOf({ ORS_URL: 'http://localhost:8080/ors' }).streets.openrouteservice).toEqual({
    url: 'http://localhost:8080/ors',
    key: undefined,
  })
})

test('unknown names of streets, one named twice, and a service without its address are mistakes', () => {
  const sentence =
    'STREETS: List each at most once, by commas: packs, overpass, openrouteservice, graphhopper, valhalla, demo-town.'
  for (const STREETS of ['packs,osrm', 'packs,packs', ',']) expect(mistakesIn({ STREETS })).toEqual([sentence])
  expect(mistakesIn({ STREETS: 'overpass,openrouteservice,graphhopper,valhalla', OVERPASS_URL: 'off' })).toEqual([
    'STREETS: For overpass, set OVERPASS_URL to an address.',
    'STREETS: For openrouteservice, set ORS_URL or ORS_KEY.',
    'STREETS: For graphhopper, set GRAPHHOPPER_URL or GRAPHHOPPER_KEY.',
    'STREETS: For valhalla, set VALHALLA_URL.',
  ])
  expect(mistakesIn({ OVERPASS_URL: 'overpass' })).toHaveLength(1)
})

test('an empty value counts as unset', () => {
  expect(settingsOf({ PORT: '', DATABASE_URL: ' ', BILLING: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    billing: 'sandbox',
  })
})

test('all mistakes are listed together, each with the name of its variable', () => {
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

test('mistakes across two variables are listed beside those of a single one', () => {
  const names = mistakesIn({ HOST: '0.0.0.0', BILLING: 'sandbox', PORT: 'abc' }).map((mistake) => mistake.split(':')[0])
  expect(names.toSorted()).toEqual(['BILLING', 'PORT'])
})

test('ADMIN_EMAILS is refused with autoconfirm, where addresses are not verified', () => {
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
  writeFileSync(join(folder, 'empty'), ' \n')
  expect(settingsOf({ DATABASE_URL_FILE: join(folder, 'empty') }).databaseUrl).toBeUndefined()
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
  [{ HOST: 'LOCALHOST' }, false],
  [{ HOST: 'training.localhost' }, false],
  [{ HOST: 'localhost.example.org' }, true],
  [{ HOST: '1127.0.0.1' }, true],
  [{ HOST: '127.0.0' }, true],
  [{ HOST: 'mylocalhost' }, true],
])('with %j it is public: %s', (environment, isPublic) => {
  expect(settingsOf(environment).isPublic).toBe(isPublic)
})

test('a public server has billing off by default, and warns about letters and the contact page', () => {
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
  // A provider of somebody else writes its letters itself.
  const foreign = settingsOf({
    HOST: '0.0.0.0',
    ...told,
    SMTP_URL: '',
    AUTH_URL: 'https://project.supabase.co/auth/v1',
  })
  expect(foreign.warnings).toEqual([])
})

test('a public server refuses the billing sandbox', () => {
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
