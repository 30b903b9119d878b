import { expect, test } from 'vitest'
import { beginningOf, ofKind, readersAt, startingWith } from './starting-with.ts'
import { type Token, tokenize } from './tokens.ts'

const readNothing = () => undefined
const anywhere = (_: readonly Token[], __: number): undefined => undefined
const figures = startingWith(
  () => [beginningOf(ofKind('number'), ['two'])],
  (): undefined => undefined,
)
const rests = startingWith(() => [['rest'], ['jog', 'two']], readNothing)

test('at each token only readers that can begin with it are asked, in their order', () => {
  const readersOfToken = readersAt([rests, anywhere, figures])
  const asked = tokenize('3 two jog easy (').map((token) => readersOfToken(token))
  expect(asked).toEqual([[anywhere, figures], [rests, anywhere, figures], [rests, anywhere], [anywhere], [anywhere]])
})
