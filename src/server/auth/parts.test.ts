import { expect, test } from 'vitest'
import { withDefaults } from './parts.ts'

const addresses = { publicUrl: 'https://a.example/auth/v1', siteUrl: 'https://a.example' }

test('unset settings have the defaults of OWASP and of the product', () => {
  expect(withDefaults({ publicUrl: 'https://a.example/auth/v1//', siteUrl: 'https://a.example/' })).toEqual({
    ...addresses,
    siteName: 'Pacewright',
    redirectAllowList: [],
    minimumPasswordLength: 8,
    linkSeconds: 86_400,
    recoveryLinkSeconds: 3600,
    invitationLinkSeconds: 604_800,
    codeSeconds: 600,
    tokenSeconds: 3600,
    secondsBetweenLetters: 60,
    autoconfirm: false,
    disableSignup: false,
    secureEmailChange: true,
    linksActOnGet: false,
    requireReauthentication: true,
    requireCurrentPassword: false,
    requestSeconds: 10,
    letterRequestsPerNetwork: 120,
  })
})

test('given settings replace the defaults, but a code is never valid longer than ten minutes', () => {
  expect(withDefaults({ ...addresses, minimumPasswordLength: 12, codeSeconds: 300 })).toMatchObject({
    minimumPasswordLength: 12,
    codeSeconds: 300,
  })
  expect(withDefaults({ ...addresses, codeSeconds: 86_400 }).codeSeconds).toBe(600)
})
