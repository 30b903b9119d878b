import { expect, test } from 'vitest'
import { anAuthClient, authSession } from '#tests/support/server/auth-client.ts'
import { type Letter, leadsToPassword, letterOf, openLetter } from './letter.ts'

const session = authSession()

test('a letter’s link carries its token, its type and the page to go to afterwards', () => {
  expect(letterOf('?token_hash=12e4&type=recovery')).toEqual({ token_hash: '12e4', type: 'recovery', next: null })
  expect(letterOf('?token_hash=ab&type=email_change&next=/dashboard')).toMatchObject({ next: '/dashboard' })
  for (const type of ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])
    expect(letterOf(`?token_hash=ab&type=${type}`)).toMatchObject({ type })
})

test.each(['', '?type=signup', '?token_hash=&type=signup', '?token_hash=ab', '?token_hash=ab&type=sms'])(
  '%j is no letter of ours',
  (search) => {
    expect(letterOf(search)).toBeUndefined()
  },
)

test.each([
  ['signup', true],
  ['invite', true],
  ['email', true],
  ['recovery', true],
  ['magiclink', false],
  ['email_change', false],
] as [Letter['type'], boolean][])('a letter of the type %s leads to a new password: %s', (type, leads) => {
  expect(leadsToPassword({ token_hash: '12e4', type, next: null })).toBe(leads)
})

test.each([
  ['a session', { status: 200, body: session }, { access_token: session.access_token, user: session.user }],
  ['the other address has still to agree', { status: 200, body: { msg: 'Confirm the other address.' } }, 'halfway'],
  ['a link that was used', { status: 403, body: { code: 'otp_expired', message: 'Expired' } }, 'refused'],
] as const)('the provider is asked once about a letter, and its answer is kept: %s', async (_, answer, outcome) => {
  const { client, asked } = anAuthClient(answer)
  const letter: Letter = { token_hash: crypto.randomUUID(), type: 'email', next: null }
  const opened = await openLetter(letter, async () => client)
  if (typeof outcome === 'string') expect(opened).toBe(outcome)
  else expect(opened).toMatchObject(outcome)
  expect(await openLetter(letter, async () => client)).toBe(opened)
  expect(asked).toEqual(['POST /verify'])
})

test.each(['no answer', { status: 503, body: {} }] as const)(
  'after %j a letter may be opened again',
  async (answer) => {
    const { client } = anAuthClient(answer, { status: 200, body: session })
    const letter: Letter = { token_hash: crypto.randomUUID(), type: 'recovery', next: null }
    expect(await openLetter(letter, async () => client)).toBe('unanswered')
    expect(await openLetter(letter, async () => client)).toMatchObject({ access_token: session.access_token })
  },
)

test('a letter that is opened twice at once is sent to the provider once', async () => {
  const { client, asked } = anAuthClient({ status: 200, body: session })
  const letter: Letter = { token_hash: crypto.randomUUID(), type: 'signup', next: null }
  const [one, other] = await Promise.all([
    openLetter(letter, async () => client),
    openLetter(letter, async () => client),
  ])
  expect(one).toBe(other)
  expect(asked).toHaveLength(1)
})
