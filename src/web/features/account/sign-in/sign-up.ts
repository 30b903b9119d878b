import { browserFetch, call, type Fetch, type InputOf } from '../../../lib/api.ts'

type Person = InputOf<'post /api/auth/signup'>

/**
 * Makes an account. Answers what comes next: a letter that asks to confirm the address, or, on a server that sends
 * none, signing in with what was just written.
 */
export async function signUp(person: Person, fetcher: Fetch = browserFetch): Promise<'letter' | 'sign-in'> {
  const { confirmed } = await call('post /api/auth/signup', person, fetcher)
  return confirmed ? 'sign-in' : 'letter'
}
