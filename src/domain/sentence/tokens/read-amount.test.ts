import { expect, test } from 'vitest'
import type { Amount } from './amounts.ts'
import { readAmount } from './read-amount.ts'
import { tokenize } from './tokens.ts'

test.each<[text: string, amount: string, rest?: string]>([
  ['45 min', '2700 s'],
  ["45'", '2700 s'],
  ["45''", '45 written s'],
  ['45"', '45 written s'],
  ['45 sec', '45 written s'],
  ['45 s', '45 of s'],
  ['8 m', '8 of m'],
  ['8', '8 of bare'],
  // A mark is a unit only right behind its figure.
  ["8 '", '8 of bare', "'"],
  ['5 "', '5 of bare', '"'],
  ['2,5 km', '2.5 kilometers'],
  ['10 km. Then', '10 kilometers', 'Then'],
  ['10 km . Then', '10 kilometers', '. Then'],
  ['2.000 m', '2000 of m'],
  ['2.500 yd', '2500 yards'],
  ['2.500 km', '2.5 kilometers'],
  ['2.500 miles', '2.5 miles'],
  ['2.500', '2500 of bare'],
  ['3k yards', '3000 yards'],
  ['1.5k meters', '1500 meters'],
  ['3k m', '3000 of m'],
  ['3k miles', '3 kilometers', 'miles'],
  ['3 km yards', '3 kilometers', 'yards'],
  ['fifties', '50 of s'],
  ['half an hour', '1800 s'],
  ['half a mile', '0.5 miles'],
  ['a half mile', '0.5 miles'],
  ['quarter of a mile', '0.25 miles'],
  ['half a kilometer', '0.5 kilometers'],
  ['half a minute', 'none'],
  ['half h', 'none'],
  ['three quarters of an hour', '2700 s'],
  ['three quarters of hour', '2700 s'],
  ['an hour', '3600 s'],
  ['hour', '3600 s'],
  ['a minute', '60 s'],
  ['minute', 'none'],
  ['mile', '1 miles'],
  ['a kilometer', '1 kilometers'],
  ['kilometer', 'none'],
  ['a second', 'none'],
  ['a h', 'none'],
  ['an hour and a half', '5400 s'],
  ['hour and a quarter', '4500 s'],
  ['1 hour and a half', '5400 s'],
  ['2 and a half hours', '9000 s'],
  ['2 and a half min', '150 s'],
  ['2 and a half', '2 of bare', 'and a half'],
])('"%s" begins with the amount %s', check)

test.each<[text: string, amount: string, rest?: string]>([
  ['1h15', '4500 s'],
  ['1h 15', '4500 s'],
  ['1h15m', '4500 s'],
  ['1h 15 min', '4500 s'],
  ['1h5', '3900 s'],
  ['1h59', '7140 s'],
  ['1h60', '3600 s', '60'],
  ['1h 7.5', '3600 s', '7.5'],
  ['1h 30 s', '3600 s', '30 s'],
  ['1h 10 km', '3600 s', '10 km'],
  ['1h, 20 min', '3600 s', ', 20 min'],
  ['1 hour, 20 minutes', '4800 s'],
  ['2 hours, 20 minutes', '8400 s'],
  ['1 hour, 20', '3600 s', ', 20'],
  ['1 hour and 20 min', '4800 s'],
  ['1 hour 20 min 30 s', '4830 s'],
  ['an hour and fifteen', '4500 s'],
  ['an hour and seven', '3600 s', 'and seven'],
  ['an hour and ten sprints', '3600 s', 'and ten sprints'],
  ['an hour and ten hills', '3600 s', 'and ten hills'],
  ['an hour and ten hard', '3600 s', 'and ten hard'],
  ['an hour and ten stridesmen', '4200 s', 'stridesmen'],
  ['an hour and ten overfast', '4200 s', 'overfast'],
  ['an hour and ten 400s', '3600 s', 'and ten 400s'],
  ['an hour and ten km', '3600 s', 'and ten km'],
  ['an hour and ten x 1 min', '3600 s', 'and ten x 1 min'],
  ['1h 10x400', '3600 s', '10x400'],
  ['1h 10 x 400', '3600 s', '10 x 400'],
  ['1h 4/2', '3600 s', '4/2'],
  ['1h 10 times', '3600 s', '10 times'],
])('"%s" begins with hours: %s', check)

test.each<[text: string, amount: string, rest?: string]>([
  ["4'30", '270 s'],
  ['4\'30"', '270 s'],
  ['4min30', '270 s'],
  ['4 min 30 s', '270 s'],
  ['4 min 59 s', '299 s'],
  ['4 min 60 s', '240 s', '60 s'],
  ['4 min 2.5 s', '240 s', '2.5 s'],
  ['4 min 30', '240 s', '30'],
  ["4'30 min", '240 s', '30 min'],
  ["4'3x", '240 s', '3x'],
  // A bout and its rest.
  ['4 min 25 sec rest', '240 s', '25 sec rest'],
  ['4 min 25 sec easy', '240 s', '25 sec easy'],
])('"%s" begins with minutes: %s', check)

test.each<[text: string, amount: string, rest?: string]>([
  ['1/2 mile', '0.5 miles'],
  ['1/4 mile', '0.25 miles'],
  ['3/4 km', '0.75 kilometers'],
  ['1/2 hour', '1800 s'],
  ['1 1/2 miles', '1.5 miles'],
  ['2 3/4 hours', '9900 s'],
  ['2 1/2', '2 of bare', '1/2'],
  // Work and rest, or no fraction.
  ['1/2 min', '1 of bare', '/2 min'],
  ['2/1 mile', '2 of bare', '/1 mile'],
  ['1/1 mile', '1 of bare', '/1 mile'],
  ['1/5 mile', '1 of bare', '/5 mile'],
  ['1/25 mile', '1 of bare', '/25 mile'],
  ['1/02 mile', '1 of bare', '/02 mile'],
  ['01/2 mile', '1 of bare', '/2 mile'],
  ['0/2 mile', '0 of bare', '/2 mile'],
])('"%s" begins with a fraction: %s', check)

test.each<[text: string, amount: string, rest?: string]>([
  ['1:15', '1:15'],
  ['1:15:00', '1:15:0'],
  ['1:15 h', '4500 s'],
  ['1:15 min', '75 s'],
  ['1:15 km', '1:15', 'km'],
  ['1:15:00 hours', '1:15:0', 'hours'],
  [':45', '45 written s'],
  [':60', '60 written s'],
  [':90', '90 written s'],
  [':450', 'none'],
  [':145', 'none'],
  [': 45', 'none'],
])('"%s" begins with a clock time: %s', check)

function check(text: string, amount: string, rest = ''): void {
  const tokens = tokenize(text)
  const found = readAmount(tokens, 0)
  expect(found ? textOf(found.value) : 'none').toBe(amount)
  if (found) expect(text.slice(tokens[found.next]?.from ?? text.length)).toBe(rest)
}

/** An amount as text; `m`, `s` and bare figures are still open, and seconds that were written as such say so. */
function textOf(amount: Amount): string {
  if (amount.kind === 'time') return `${amount.seconds}${amount.isSeconds ? ' written' : ''} s`
  if (amount.kind === 'distance') return `${amount.value} ${amount.unit}`
  return amount.kind === 'clock' ? amount.parts.join(':') : `${amount.value} of ${amount.kind}`
}
