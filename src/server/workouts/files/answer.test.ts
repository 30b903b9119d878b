import { expect, test } from 'vitest'
import { fileAnswer } from './answer.ts'

const headersOf = (name: string) => fileAnswer('fit', name, new Uint8Array(7)).headers

test.each([
  ['Tempo', 'Tempo.fit', 'Tempo.fit'],
  ['5 × 4 min “hard”', '5  4 min hard.fit', '5%20%C3%97%204%20min%20%E2%80%9Chard%E2%80%9D.fit'],
  ['Zürich', 'Zurich.fit', 'Z%C3%BCrich.fit'],
  ['../../etc/passwd', 'workout.. .. etc passwd.fit', 'workout..%20..%20etc%20passwd.fit'],
  ['  a \t b\n"c"', 'a b c .fit', 'a%20b%20c%20.fit'],
  ['a;b%c', 'a b c.fit', 'a%3Bb%25c.fit'],
  ["it's (all) *", "it's (all) .fit", 'it%27s%20%28all%29%20.fit'],
  ['跑 Tempo', 'Tempo.fit', '%E8%B7%91%20Tempo.fit'],
  ['跑步', 'workout.fit', '%E8%B7%91%E6%AD%A5.fit'],
  ['', 'workout.fit', 'workout.fit'],
])('the file of a workout called %j is named for old and new browsers', (name, ascii, full) => {
  expect(headersOf(name).get('content-disposition')).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${full}`)
})

test('a file has its type, its length and no-cache', () => {
  expect(Object.fromEntries(headersOf('Tempo'))).toEqual({
    'content-type': 'application/octet-stream',
    'content-length': '7',
    'content-disposition': `attachment; filename="Tempo.fit"; filename*=UTF-8''Tempo.fit`,
    'cache-control': 'no-cache',
  })
})
