import { expect, test } from 'vitest'
import { parseCalculatorSearch } from './calculator-search.ts'
import { calculatorAt } from './calculators.ts'
import { pressedOf, unitsOf } from './pressed.ts'

const running = calculatorAt('/running-pace-zone-calculator')
const cycling = calculatorAt('/cycling-power-zone-calculator')

test('a shared link carries the figure and its unit', () => {
  expect(parseCalculatorSearch('pace', { pace: '4:30', unit: 'miles' })).toEqual({ pace: '4:30', unit: 'miles' })
  expect(parseCalculatorSearch('ftp', { ftp: 250 })).toEqual({ ftp: 250 })
  expect(parseCalculatorSearch('ftp', { ftp: '250 W', unit: 'miles' })).toEqual({ ftp: '250 W' })
})

test('the router reads 4.3 as a number, which is still a pace', () => {
  const search = parseCalculatorSearch('pace', { pace: 4.3 })
  expect(pressedOf(running, search)).toEqual({ typed: '4.3', unit: 'kilometers' })
})

test('what is empty, no text, or of another calculator is left out, and a unit that the sport has not counts as none', () => {
  for (const search of [{}, { pace: '' }, { pace: ' ' }, { pace: ['4:30'] }, { ftp: 250 }])
    expect(parseCalculatorSearch('pace', search)).toEqual({})
  expect(pressedOf(running, { pace: '4:30', unit: 'yards' })).toEqual({ typed: '4:30', unit: 'kilometers' })
  expect(pressedOf(cycling, {})).toEqual({ typed: '', unit: undefined })
  expect(unitsOf(cycling.sport)).toEqual([])
})

test('a long text is cut, so that the page does not repeat it', () => {
  expect(parseCalculatorSearch('pace', { pace: 'x'.repeat(500) }).pace).toHaveLength(20)
})
