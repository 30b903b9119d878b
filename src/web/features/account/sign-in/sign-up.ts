import { browserFetch, call, type Fetch, type InputOf } from '../../../lib/api.ts'

type Person = InputOf<'post /api/auth/signup'>

/**
 * Creates an account. Answers the next step: the letter that asks to confirm the email, or signing in on a server that
 * sends no letters.
 */
export async function signUp(person: Person, fetcher: Fetch = browserFetch): Promise<'letter' | 'sign-in'> {
  const { confirmed } = await call('post /api/auth/signup', person, fetcher)
  return confirmed ? 'sign-in' : 'letter'
}
