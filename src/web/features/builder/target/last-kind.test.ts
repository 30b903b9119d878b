import { expect, test } from 'vitest'
import { keepKind, lastKind } from './last-kind.ts'

test('a browser remembers the kind of target that each athlete used last', () => {
  const browser = browserWith(new Map())
  expect(lastKind('ana', browser)).toBeUndefined()
  keepKind('ana', { type: 'heartrate', by: 'percent' }, browser)
  expect(lastKind('ana', browser)).toEqual({ type: 'heartrate', by: 'percent' })
  expect(lastKind('ben', browser)).toBeUndefined()
  keepKind('ana', { type: 'power', by: 'value' }, browser)
  expect(lastKind('ana', browser)).toEqual({ type: 'power', by: 'value' })
})

test('what is no kind of target is not read, and a browser that keeps nothing is no error', () => {
  expect(lastKind('ana', browserWith(new Map([['target-kind-ana', 'speed value']])))).toBeUndefined()
  const closed = {
    get localStorage(): Storage {
      throw new Error('denied')
    },
  }
  keepKind('ana', { type: 'power', by: 'value' }, closed)
  expect(lastKind('ana', closed)).toBeUndefined()
})

test('without a profile nothing is kept', () => {
  const kept = new Map<string, string>()
  keepKind(undefined, { type: 'power', by: 'value' }, browserWith(kept))
  expect(kept.size).toBe(0)
})

function browserWith(kept: Map<string, string>) {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { localStorage }
}
