import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { drawnSession } from '#tests/support/sentences/drawn-session.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { remarksIn } from './remarks.ts'
import { understand } from './understand.ts'

const read = (sentence: string) => readAs(understand(sentence, { sport: 'running' }))

test.each<[sentence: string, without: string]>([
  ['wk 6 day 3: 15 min wu, 5x4 min hard, 10 min', '15 min wu, 5x4 min hard, 10 min'],
  ['Riverside harriers — 45 min bike: 10 easy, 25 @ 210w, 10 easy', '45 min bike: 10 easy, 25 @ 210w, 10 easy'],
  ['turbo 1hr - 20 z2, Hobbs is on the mic, 20 z3, 10 z4, rest easy', 'turbo 1hr - 20 z2, 20 z3, 10 z4, rest easy'],
  ['run 6x800 @ 5k, 400 float at mp haha', 'run 6x800 @ 5k, 400 float at mp'],
  ['run 5x1k under 4:10 at Pollok Park, 90s', 'run 5x1k under 4:10, 90s'],
  ['swim 8x50 kick, looking forward to Saturday, 4x100 pull on 1:50', 'swim 8x50 kick, 4x100 pull on 1:50'],
  ['4x(800 @ 3:55, 400 jog) with Priya and Sam, run', '4x(800 @ 3:55, 400 jog), run'],
  ['16k run, last 4 progressing 5:10->4:40, meet 6:45 at the gate', '16k run, last 4 progressing 5:10->4:40'],
  ['bike 2x20 @ 92 then 1x10 @ 100 (bring lights), rest 5', 'bike 2x20 @ 92 then 1x10 @ 100, rest 5'],
])('what says nothing of the training changes nothing of what is read: %s', (sentence, without) => {
  expect(read(sentence)).toBe(read(without))
})

test.each([
  ['couch to 5k, week 3 day 2', 'what names a session'],
  ['10x100 swim, sorry, 8x100 on 1:50', 'what takes something back'],
  ['5x1k cancelled, 30 min easy', 'what is not done'],
  ['30 min easy, alternating, 4x1 min', 'a word of training'],
  ['Tue: 6x800, 90 s jog; Thu: 40 min tempo', 'days'],
  ['swim 40 min in the lake', 'open water'],
  ['easy 40 min, legs tired', 'how an athlete feels'],
  ['3k @ MP, HMP, 10k', 'abbreviations'],
])('%s: %s is no remark', (sentence) => {
  expect(remarksIn(sentence)).toEqual([])
})

test('a remark is named as before, and stands where it was typed', () => {
  const sentence = 'run 6x1k, Hobbs on the mic, 90 s jog'
  const { found, unread } = understand(sentence, { sport: 'running' })
  expect(unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(['Hobbs', 'mic'])
  expect(found.map(({ from, to }) => sentence.slice(from, to))).toContain('6x1k, Hobbs on the mic, 90 s jog')
})

const remarks = [
  ' by the canal',
  ' w/ Tom and Jess',
  ', usual loop',
  ', down by Millers Wharf',
  ' (bring water)',
  ' lol',
]
const headings = ['wk 4 day 2: ', 'Lakeside crew — ', 'Coach says: ', 'W3D1: ']
const beside = fc.oneof(
  fc.constantFrom(...headings).map((heading) => (sentence: string) => `${heading}${sentence}`),
  fc.constantFrom(...remarks).map((remark) => (sentence: string) => `${sentence}${remark}`),
  fc.constantFrom(...remarks).map((remark) => (sentence: string) => sentence.replace(/(?=, )/, remark)),
)

testProperty('of drawn sessions no more than one in a hundred is read otherwise beside a remark', 1000, (drawing) => {
  const otherwise: string[] = []
  fc.assert(
    fc.property(drawnSession, beside, ({ sentence }, add) => {
      const plain = understand(sentence, { sport: 'running' })
      if (plain.unread.length + plain.checks.length > 0) return
      if (read(add(sentence)) !== readAs(plain)) otherwise.push(add(sentence))
    }),
    drawing,
  )
  expect(otherwise.slice(mostExceptions(0.01, drawing.numRuns))).toEqual([])
})
