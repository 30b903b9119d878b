import { expect, test } from 'vitest'
import { parseCalculatorSearch, pressedOf, unitsOf } from './calculator-search.ts'
import { calculatorAt } from './calculators.ts'

const running = calculatorAt('/running-pace-zone-calculator')
const cycling = calculatorAt('/cycling-power-zone-calculator')

test('a shared link carries the figure and its unit', () => {
  expect(parseCalculatorSearch(running, { pace: '4:30', unit: 'miles' })).toEqual({ pace: '4:30', unit: 'miles' })
  expect(parseCalculatorSearch(cycling, { ftp: 250 })).toEqual({ ftp: 250 })
  expect(parseCalculatorSearch(cycling, { ftp: '250 W' })).toEqual({ ftp: '250 W' })
})

test('the router reads 4.30 as a number, which is still a pace', () => {
  const search = parseCalculatorSearch(running, { pace: 4.3 })
  expect(pressedOf(running, search)).toEqual({ typed: '4.3', unit: 'kilometers' })
})

test('what is empty, no text, of another calculator or no unit of the sport is left out', () => {
  for (const search of [{}, { pace: '' }, { pace: ' ' }, { pace: ['4:30'] }, { ftp: 250 }, { unit: 'yards' }])
    expect(parseCalculatorSearch(running, search)).toEqual({})
  expect(unitsOf(cycling.sport)).toEqual([])
  expect(pressedOf(cycling, {})).toEqual({ typed: '', unit: undefined })
})

test('a long text is cut, so that the page does not repeat it', () => {
  expect(parseCalculatorSearch(running, { pace: 'x'.repeat(500) }).pace).toHaveLength(20)
})
