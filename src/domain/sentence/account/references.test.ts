import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const references = { cycling: 230, running: 270, swimming: 105 }

test.each<[sentence: string, words?: string, check?: RegExp]>([
  ['Set my FTP to 260 then do 3x10 threshold on the bike', 'Set my FTP', /^It counts for this session alone/],
  ['set my css to 1:40, 10x100 swim', 'set my css', /your profile is not changed\.$/],
  ['update my threshold pace to 4:20 and run 5x1k', 'update my threshold pace', /your profile is not changed\.$/],
  ['Set my FTP to 450 then ride 3x10 threshold', 'Set my FTP', /not changed\. This is far from what your profile says/],
  ['bike 3x8 @ 105% ftp 400', 'ftp 400', /^This is far from what your profile says/],
  ['run 40 min, threshold pace 3:00', 'threshold pace 3:00', /^This is far from what your profile says/],
  ['bike 3x8 @ 105% ftp 250'],
  ['ride 2x20 at 95%'],
])('of “%s” the words “%s” are to be checked', (sentence, words, check) => {
  const { checks } = understand(sentence, { sport: 'running', references })
  expect(checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(words ? [words] : [])
  if (check) expect(checks[0]?.sentence).toMatch(check)
})

test('a threshold is not compared with one that is not known', () => {
  expect(understand('bike 3x8 @ 105% ftp 400', { sport: 'running' }).checks).toEqual([])
})
