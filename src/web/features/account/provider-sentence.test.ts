import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '../../lib/call-error.ts'
import { providerSentence } from './provider-sentence.ts'

test('what the provider says of a refusal is said as it is', () => {
  expect(providerSentence(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    'Invalid login credentials',
  )
})

test('a provider that was not reached is no "Failed to fetch"', () => {
  for (const error of [new AuthRetryableFetchError('Failed to fetch', 0), new TypeError('Failed to fetch')])
    expect(providerSentence(error)).toBe(NO_ANSWER)
})

test('an answer without a sentence is an error that occurred', () => {
  for (const error of [new AuthRetryableFetchError('{}', 503), new Error(''), new Error(' \n'), 'nothing'])
    expect(providerSentence(error)).toBe('An error occurred')
})
