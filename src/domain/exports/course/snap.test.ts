import { expect, test } from 'vitest'
import { decimalsIn, snapSeconds } from './snap.ts'

test.each([
  // Tenths of a minute are whole seconds already, and hundredths stand for the nearest one.
  [2, 0, 120],
  [0.1, 1, 6],
  [0.08, 2, 5],
  [0.01, 2, 1],
  // From thousandths on, the roundest figure within what the decimals leave open.
  [0.083, 3, 5],
  [0.092, 3, 5.5],
  [0.0917, 4, 5.5],
  [0.085, 4, 5.1],
  [0.0852, 4, 5.11],
  [0.08517, 5, 5.11],
  [0.0851833, 7, 5.111],
])('%d minutes in a file of %i decimals are %d seconds', (minutes, decimals, seconds) => {
  expect(snapSeconds(minutes, decimals)).toBe(seconds)
})

test.each([
  ['10', 0],
  ['10.5', 1],
  ['0,08', 2],
  ['1.083333', 6],
  ['', 0],
])('%j is written with %i decimals', (written, decimals) => {
  expect(decimalsIn(written)).toBe(decimals)
})
