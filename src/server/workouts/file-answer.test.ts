import { expect, test } from 'vitest'
import { attachment, fileAnswer } from './file-answer.ts'

test.each([
  ['Tempo.fit', 'Tempo.fit', 'Tempo.fit'],
  ['5 × 4 min “hard”.fit', '5  4 min hard.fit', '5%20%C3%97%204%20min%20%E2%80%9Chard%E2%80%9D.fit'],
  ['Zürich.zwo', 'Zurich.zwo', 'Z%C3%BCrich.zwo'],
  ['../../etc/passwd.fit', 'workout.. .. etc passwd.fit', 'workout..%20..%20etc%20passwd.fit'],
  ['  a \t b\n"c".fit ', 'a b c .fit', 'a%20b%20c%20.fit'],
  ['a;b%c.fit', 'a b c.fit', 'a%3Bb%25c.fit'],
  ["it's (all) *.fit", "it's (all) .fit", 'it%27s%20%28all%29%20.fit'],
  ['跑 Tempo ×', 'Tempo', '%E8%B7%91%20Tempo%20%C3%97'],
  ['跑步.fit', 'workout.fit', '%E8%B7%91%E6%AD%A5.fit'],
  ['.fit', 'workout.fit', 'workout.fit'],
  ['', 'workout', 'workout'],
])('a download called %j is named for old and new browsers', (name, ascii, full) => {
  expect(attachment(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${full}`)
})

test('a file says what it is, how long, and that it may change', () => {
  const { headers } = fileAnswer('fit', 'Tempo', new Uint8Array(7))
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'application/octet-stream',
    'content-length': '7',
    'content-disposition': `attachment; filename="Tempo.fit"; filename*=UTF-8''Tempo.fit`,
    'cache-control': 'no-cache',
  })
})
