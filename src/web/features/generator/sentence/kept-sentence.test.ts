import { expect, test } from 'vitest'
import { keepSentence, keptSentence } from './kept-sentence.ts'

/** A browser's history of one entry. */
function historyWith(state: unknown) {
  const history = {
    state,
    replaced: 0,
    replaceState(next: unknown) {
      history.state = next
      history.replaced += 1
    },
  }
  return history
}

test('a sentence is kept beside what the entry holds already', () => {
  const history = historyWith({ key: 'a' })
  keepSentence('50 min bike', history)
  expect(history.state).toEqual({ key: 'a', sentence: '50 min bike' })
  expect(keptSentence(history)).toBe('50 min bike')
  keepSentence('', history)
  expect(keptSentence(history)).toBe('')
})

test('the entry is replaced only for another sentence', () => {
  const history = historyWith(null)
  keepSentence('', history)
  expect(history.replaced).toBe(0)
  keepSentence('run', history)
  keepSentence('run', history)
  expect(history.replaced).toBe(1)
})

test.each([null, undefined, {}, { sentence: 5 }, 'text'])('an entry with %j has none', (state) => {
  expect(keptSentence(historyWith(state))).toBe('')
})

test('on the server there is none', () => {
  expect(keptSentence()).toBe('')
})
