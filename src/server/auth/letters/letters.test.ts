import { expect, test } from 'vitest'
import { withDefaults } from '../parts.ts'
import {
  alreadyRegisteredLetter,
  confirmationLetter,
  confirmLink,
  emailChangedLetter,
  emailChangeLetter,
  passwordChangedLetter,
  reauthenticationLetter,
  recoveryLetter,
} from './letters.ts'

const site = 'https://training.example.org'
const settings = withDefaults({ publicUrl: `${site}/auth/v1`, siteUrl: site })
const proof = { to: 'robin@example.org', link: 'l1nk', code: '123456', next: site }

test.each([
  [site, ''],
  [`${site}/`, ''],
  [`${site}/dashboard?tab=recent`, `&next=${encodeURIComponent('/dashboard?tab=recent')}`],
  ['https://app.example.org/inside', `&next=${encodeURIComponent('https://app.example.org/inside')}`],
])('a link that goes on to %s', (next, ending) => {
  expect(confirmLink(settings, 'l1nk', 'recovery', next)).toBe(
    `${site}/auth/confirm?token_hash=l1nk&type=recovery${ending}`,
  )
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [89, '1 minute'],
  [100, '2 minutes'],
  [600, '10 minutes'],
])('the lifetime of a code of %i s is written as %s', (codeSeconds, words) => {
  const { text } = reauthenticationLetter(withDefaults({ ...settings, codeSeconds }), proof)
  expect(text).toContain(`it works for ${words}:\n123456\n`)
})

test.each([
  [3600, '1 hour'],
  [7200, '2 hours'],
  [5400, '90 minutes'],
  [86_400, '24 hours'],
])('the lifetime of a link of %i s is written as %s', (seconds, words) => {
  const lasting = withDefaults({ ...settings, linkSeconds: seconds, recoveryLinkSeconds: seconds })
  for (const { text } of [confirmationLetter(lasting, { ...proof, replaces: false }), recoveryLetter(lasting, proof)])
    expect(text).toContain(`The link works for ${words}.`)
})

test('a letter that replaces an earlier one says that its reader chooses the password', () => {
  const [first, second] = [false, true].map((replaces) => confirmationLetter(settings, { ...proof, replaces }))
  expect(first?.text).not.toContain('takes the place')
  expect(second?.text).toContain('This letter takes the place of the earlier one. Neither password works')
  for (const letter of [first, second])
    expect(letter?.text).toContain('If you did not sign up, leave this letter alone')
})

test('both letters of a change of address name the old and the new address', () => {
  const change = { ...proof, from: 'robin@example.org', newEmail: 'new@example.org' }
  const toOld = emailChangeLetter(settings, change)
  const toNew = emailChangeLetter(settings, { ...change, to: 'new@example.org' })
  expect(toOld.text).toContain('from this address to new@example.org')
  expect(toOld.text).toContain('choose a new password')
  expect(toNew.text).toContain('from robin@example.org to this address')
  expect(toNew.text).toContain('leave this letter alone')
})

test('every letter goes to its reader, and only those with a button have a link', () => {
  const to = 'robin@example.org'
  const links = [
    alreadyRegisteredLetter(settings, to),
    recoveryLetter(settings, proof),
    passwordChangedLetter(settings, to),
    reauthenticationLetter(settings, proof),
    emailChangedLetter(settings, to, 'new@example.org'),
  ].map((letter) => [letter.to, letter.link?.replace(/\?.*/, '')])
  expect(links).toEqual([
    [to, `${site}/forgot-password`],
    [to, `${site}/auth/confirm`],
    [to, `${site}/forgot-password`],
    [to, undefined],
    [to, undefined],
  ])
})
