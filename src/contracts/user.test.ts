import { expect, test } from 'vitest'
import { forgotPassword, signUp, updateProfile } from './user.ts'

test.each([
  ['a sign-up', signUp],
  ['a reset', forgotPassword],
  ['a change', updateProfile],
] as const)('a %s with an address that is too long is not read any further', (_, { spec }) => {
  const name = { full_name: 'Robin', password: 'a long walk home' }
  const sent = { email: `a@${'a.'.repeat(200)}`, ...(spec.path.endsWith('signup') ? name : {}) }
  // A second issue would come of the pattern, which takes a tenth of a second for a megabyte.
  const issues = spec.body?.safeParse(sent).error?.issues.map(({ message }) => message)
  expect(issues).toEqual(['An email address has at most 254 characters.'])
})
