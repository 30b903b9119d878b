import { expect, test } from 'vitest'
import { withDefaults } from '../parts.ts'
import {
  alreadyRegisteredLetter,
  confirmationLetter,
  confirmLink,
  emailChangedLetter,
  emailChangeLetter,
  invitationLetter,
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

test('the text and the HTML of every letter say the same, and the HTML loads nothing', () => {
  const to = 'robin@example.org'
  const newEmail = `<b>${'long'.repeat(20)}</b>@example.org`
  const change = { ...proof, from: to, newEmail }
  const letters = [
    confirmationLetter(settings, { ...proof, replaces: true }),
    invitationLetter(settings, proof),
    alreadyRegisteredLetter(settings, to),
    recoveryLetter(settings, proof),
    emailChangeLetter(settings, change),
    emailChangeLetter(settings, { ...change, to: newEmail }),
    reauthenticationLetter(settings, proof),
    passwordChangedLetter(settings, to),
    emailChangedLetter(settings, to, newEmail),
  ]
  for (const { subject, text, html, link } of letters) {
    const shown = unescaped(html)
    for (const line of text.split('\n').filter((one) => one !== '' && one !== link))
      expect(shown, subject).toContain(line.replace(/:$/, ''))
    if (link) expect(text, subject).toContain(`:\n${link}\n`)
    // The button is the only address in the markup, and nothing in it is fetched.
    const addresses = [...html.matchAll(/\s(?:href|src|srcset|action|background)="([^"]*)"/g)].map(([, one]) => one)
    expect(
      addresses.map((one) => unescaped(one ?? '')),
      subject,
    ).toEqual(link ? [link] : [])
    expect(html, subject).not.toMatch(/<(?:img|script|link|iframe|b)\b|url\(|@import/)
  }
})

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
