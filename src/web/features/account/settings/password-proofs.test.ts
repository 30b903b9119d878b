import { expect, test } from 'vitest'
import { proofsAfter } from './password-proofs.tsx'

test('the embedded provider takes the current password or a code, a foreign one a code alone', () => {
  const refused = { nonce: 'Prove it.' }
  expect(proofsAfter(refused, '', 'embedded')).toEqual({
    asked: { current_password: true, nonce: true },
    sentences: { current_password: 'Prove it.' },
  })
  expect(proofsAfter(refused, '', 'external')).toEqual({ asked: { nonce: true }, sentences: { nonce: 'Prove it.' } })
})

test('the sentence about a wrong proof stands by its field, and other refusals ask for none', () => {
  expect(proofsAfter({ nonce: 'Wrong.' }, '123456', 'embedded').sentences).toEqual({ nonce: 'Wrong.' })
  const wrong = { current_password: 'Not right.' }
  expect(proofsAfter(wrong, '', 'embedded')).toEqual({ asked: { current_password: true }, sentences: wrong })
  expect(proofsAfter({ password: 'Too short.' }, '', 'embedded')).toEqual({
    asked: {},
    sentences: { password: 'Too short.' },
  })
})
