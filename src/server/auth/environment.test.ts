import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('the settings have GoTrue’s names', () => {
  const { settings, mistakes } = readEnvironment({
    GOTRUE_URI_ALLOW_LIST: 'https://a.example/**, https://b.example',
    GOTRUE_PASSWORD_MIN_LENGTH: '6',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_DISABLE_SIGNUP: 'false',
    GOTRUE_JWT_EXP: '1800',
    GOTRUE_SMTP_MAX_FREQUENCY: '1m30s',
    GOTRUE_SESSIONS_TIMEBOX: '24h',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: '',
  })
  expect(mistakes).toEqual([])
  expect(settings).toEqual({
    redirectAllowList: ['https://a.example/**', 'https://b.example'],
    minimumPasswordLength: 6,
    autoconfirm: true,
    disableSignup: false,
    tokenSeconds: 1800,
    secondsBetweenLetters: 90,
    sessionSeconds: 86_400,
  })
})

test.each([
  ['GOTRUE_DISABLE_SIGNUP', 'disableSignup', { true: true, '1': true, T: true, FALSE: false, '0': false, f: false }],
  ['GOTRUE_JWT_EXP', 'tokenSeconds', { '1': 1, ' 999999999 ': 999_999_999 }],
  [
    'GOTRUE_SESSIONS_TIMEBOX',
    'sessionSeconds',
    { '1s': 1, '15m': 900, '24h': 86_400, '1h30m': 5400, '1h0m5s': 3605, '90m': 5400 },
  ],
] as const)('%s is read as %s', (name, setting, readings) => {
  for (const [text, value] of Object.entries(readings))
    expect(readEnvironment({ [name]: text })).toEqual({ settings: { [setting]: value }, mistakes: [] })
})

test.each([
  ['GOTRUE_DISABLE_SIGNUP', ['yes', '2']],
  ['GOTRUE_JWT_EXP', ['0', '-1', '1.5', '01', 'x1', '1x', '1000000000']],
  ['GOTRUE_SESSIONS_TIMEBOX', ['0s', '24', 'x1h', '1hx', '1m1h']],
])('%s cannot be any of %j', (name, texts) => {
  for (const text of texts) {
    const { settings, mistakes } = readEnvironment({ [name]: text })
    expect(settings).toEqual({})
    expect(mistakes).toEqual([expect.stringMatching(`^${name} must be `)])
  }
})

test('every variable sets its setting', () => {
  const { settings, mistakes } = readEnvironment({
    GOTRUE_URI_ALLOW_LIST: ' , https://a.example/** ,',
    GOTRUE_PASSWORD_MIN_LENGTH: '6',
    GOTRUE_MAILER_OTP_EXP: '300',
    GOTRUE_JWT_EXP: '1800',
    GOTRUE_SMTP_MAX_FREQUENCY: '1m',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_DISABLE_SIGNUP: 'true',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
    GOTRUE_SESSIONS_TIMEBOX: '24h',
    GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '2h',
  })
  expect(mistakes).toEqual([])
  expect(settings).toEqual({
    redirectAllowList: ['https://a.example/**'],
    minimumPasswordLength: 6,
    codeSeconds: 300,
    tokenSeconds: 1800,
    secondsBetweenLetters: 60,
    autoconfirm: true,
    disableSignup: true,
    secureEmailChange: true,
    requireReauthentication: true,
    requireCurrentPassword: true,
    sessionSeconds: 86_400,
    idleSeconds: 7200,
  })
})

test('every mistake is listed, and unset variables leave every default', () => {
  const { mistakes } = readEnvironment({
    GOTRUE_PASSWORD_MIN_LENGTH: 'eight',
    GOTRUE_MAILER_AUTOCONFIRM: 'maybe',
    GOTRUE_SESSIONS_TIMEBOX: '1 day',
  })
  expect(mistakes).toEqual([
    'GOTRUE_PASSWORD_MIN_LENGTH must be a whole number above 0.',
    'GOTRUE_MAILER_AUTOCONFIRM must be true or false.',
    'GOTRUE_SESSIONS_TIMEBOX must be a duration such as 300s, 15m or 24h.',
  ])
  expect(readEnvironment({})).toStrictEqual({ settings: {}, mistakes: [] })
})
