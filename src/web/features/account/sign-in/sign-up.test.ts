import { expect, test } from 'vitest'
import type { Fetch } from '../../../lib/api.ts'
import { signUp } from './sign-up.ts'

const person = { email: 'robin@example.org', password: 'a long walk home', full_name: 'Robin', timezone: 'UTC' }
const answering =
  (status: number, body: object): Fetch =>
  async () =>
    Response.json(body, { status })

test('the next step after a sign-up is the letter, or to sign in if the server sends none', async () => {
  expect(await signUp(person, answering(200, {}))).toBe('letter')
  expect(await signUp(person, answering(200, { confirmed: true }))).toBe('sign-in')
})

test('a sign-up that is refused says why', async () => {
  const refused = signUp(person, answering(400, { error: 'Choose another password.', code: 'invalid' }))
  await expect(refused).rejects.toThrow('Choose another password.')
})
