import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '../../lib/call-error.ts'
import { providerSentence } from './provider-sentence.ts'

test('the provider’s sentence of a refusal is shown as it is', () => {
  expect(providerSentence(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    'Invalid login credentials',
  )
})

test('a provider that was not reached is not shown as "Failed to fetch"', () => {
  for (const error of [new AuthRetryableFetchError('Failed to fetch', 0), new TypeError('Failed to fetch')])
    expect(providerSentence(error)).toBe(NO_ANSWER)
})

test('an answer without a sentence is shown as "An error occurred"', () => {
  for (const error of [new AuthRetryableFetchError('{}', 503), new Error(''), new Error(' \n'), 'nothing'])
    expect(providerSentence(error)).toBe('An error occurred')
})
