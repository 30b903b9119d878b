import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('the operator’s names are GoTrue’s', () => {
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

test('every mistake is told, and nothing said means every default', () => {
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
  expect(readEnvironment({})).toEqual({ settings: {}, mistakes: [] })
})
