import { afterEach, expect, test } from 'vitest'
import { dropFailed, failedChanges, keepFailed } from './failed-changes.ts'

const aChange = (id: string, says = id) => ({ id, says, reason: undefined, again: () => {}, isOwn: () => true })
const kept = () => failedChanges().map(({ says }) => says)

afterEach(() => {
  for (const { id } of failedChanges()) dropFailed(id)
})

test('a change that failed is kept until it is dropped, the last first', () => {
  keepFailed(aChange('first'))
  keepFailed(aChange('second'))
  expect(kept()).toEqual(['second', 'first'])
  dropFailed('second')
  expect(kept()).toEqual(['first'])
})

test('a change that failed again is kept once', () => {
  keepFailed(aChange('first'))
  keepFailed(aChange('second'))
  keepFailed(aChange('first', 'first, again'))
  expect(kept()).toEqual(['first, again', 'second'])
})

test('of more than ten the oldest is dropped', () => {
  for (let n = 1; n <= 11; n += 1) keepFailed(aChange(String(n)))
  expect(kept()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
})
