import { expect, test } from 'vitest'
import { readCount, readNumber } from './numbers.ts'
import { tokenize } from './tokens.ts'

test.each<[text: string, value: number | undefined, rest?: string]>([
  ['2', 2],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['1½', 1.5],
  ['2 ½ hours', 2.5, 'hours'],
  ['1000000000', 1_000_000_000],
  ['1000000001', undefined],
  ['ten', 10],
  ['a dozen', undefined],
  ['dozen', 12],
  ['forty-five', 45],
  ['forty five min', 45, 'min'],
  ['ninety nine', 99],
  ['twenty ten', 20, 'ten'],
  ['eleven five', 11, 'five'],
  ['twenty five five', 25, 'five'],
  ['twenty-ten', 20, 'ten'],
  ['one two', 1, 'two'],
  ['hundred', 100],
  ['a hundred', 100],
  ['two hundred', 200],
  ['two hundred fifty', 250],
  ['two hundred and fifty', 250],
  ['two hundred fifty and five', 250, 'and five'],
  ['two hundred and rest', 200, 'and rest'],
  ['fifty and five', 50, 'and five'],
  ['fifteen hundred', 1500],
  ['a hundred and ten', 110],
  ['a thousand two hundred', 1200],
  ['hundred hundred', 100, 'hundred'],
  ['two thousand', 2000],
  ['two thousand and five hundred', 2500],
  ['three thousand two hundred', 3200],
  ['three thousand two hundred and fifty meters', 3250, 'meters'],
  ['thousand hundred', 1000, 'hundred'],
  ['two thousand three thousand', 2003, 'thousand'],
  ['a couple of miles', 2, 'miles'],
  ['couple', 2],
  ['a mile', undefined],
  ['fast', undefined],
])('"%s" begins with the number %s', (text, value, rest = '') => {
  const tokens = tokenize(text)
  const found = readNumber(tokens, 0)
  expect(found?.value.value).toBe(value)
  if (found) expect(text.slice(tokens[found.next]?.from ?? text.length)).toBe(rest)
})

test.each<[text: string, grouped: number | undefined]>([
  ['2.000', 2000],
  ['2,000', 2000],
  ['10,000', 10_000],
  ['100.000', 100_000],
  ['1,000,000', 1_000_000],
  ['2.5', undefined],
  ['2.50', undefined],
  ['12.5000', undefined],
  ['1234.500', undefined],
  ['01.500', undefined],
  ['0.500', undefined],
  ['2000', undefined],
])('the mark in "%s" groups thousands into %s', (text, grouped) => {
  expect(readNumber(tokenize(text), 0)?.value.grouped).toBe(grouped)
})

test('a count is a whole number above 0', () => {
  const countOf = (text: string) => readCount(tokenize(text), 0)?.value
  expect(['1', 'six', '12', '0', '2.5', '½', 'x'].map(countOf)).toEqual([
    1,
    6,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
