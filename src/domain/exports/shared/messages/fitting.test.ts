import { expect, test } from 'vitest'
import { joinNotes, leftOutSentences } from './fitting.ts'

function fitting(lines: string[]) {
  const [losses, left] = [new Set<string>(), { count: 0 }]
  const notes = joinNotes(lines, losses, left)
  return { notes, losses: [...losses], left: left.count }
}

const line = (length: number) => 'a'.repeat(length)

test('lines are notes, as many whole ones as there is room for', () => {
  expect(fitting([])).toEqual({ notes: '', losses: [], left: 0 })
  expect(fitting(['One', 'two', 'three'])).toEqual({ notes: 'One\ntwo\nthree', losses: [], left: 0 })
  const full = [line(1000), line(999)]
  expect(fitting(full)).toEqual({ notes: full.join('\n'), losses: [], left: 0 })
  // A short line behind one without room is left out as well: notes keep their order.
  expect(fitting([line(1000), line(1000), 'b'])).toEqual({ notes: line(1000), losses: [], left: 2 })
  expect(fitting([...full, 'b'])).toEqual({ notes: full.join('\n'), losses: [], left: 1 })
})

test('a first line that is too long by itself is cut, with a remark', () => {
  expect(fitting([line(2001)])).toEqual({
    notes: line(2000),
    losses: ['Notes are cut after 2000 characters.'],
    left: 0,
  })
})

test('a sentence says how much is left out', () => {
  expect(leftOutSentences({ count: 0 })).toEqual([])
  expect(leftOutSentences({ count: 1 })).toEqual(['The notes of a step hold 2000 characters; messages left out: 1.'])
})
