import { expect, test } from 'vitest'
import { joinNotes, splitNotes } from './notes.ts'

test.each<[string[], string | undefined]>([
  [[], undefined],
  [['', '  '], undefined],
  [[' Easy '], 'Easy'],
  [['', ' Easy ', '', ' then hard', ''], 'Easy\n\nthen hard'],
  [[' "  kept  "  '], '  kept  '],
  [[' “  kept  ”'], '  kept  '],
  [['""'], ''],
  [['', '"a"', ' b '], '\na\nb'],
  [['"Go" now'], '"Go" now'],
])('the lines %j behind // are the notes %j', (written, notes) => {
  expect(joinNotes(written)).toBe(notes)
})

test.each([
  ['Easy', ['Easy']],
  ['Easy\n\nthen "hard"', ['Easy', '', 'then "hard"']],
  ['', ['""']],
  [' Easy', ['" Easy"']],
  ['Easy\n', [String.raw`"Easy\n"`]],
  ['Easy \nthen hard', [String.raw`"Easy \nthen hard"`]],
  ['Easy\n"Go"', [String.raw`"Easy\n\"Go\""`]],
  ['“Go”', ['"“Go”"']],
  ['Easy\tand', [String.raw`"Easy\tand"`]],
  ['Easy\u2028and\nhard', [String.raw`"Easy\u{2028}and\nhard"`]],
])('the notes %j are written as %j, which is read back unchanged', (notes, lines) => {
  expect(splitNotes(notes)).toEqual(lines)
  expect(joinNotes(lines)).toBe(notes)
})
