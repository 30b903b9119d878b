import { expect, test } from 'vitest'
import { parseText } from './parse.ts'

const placesOf = (text: string) =>
  parseText(text, { name: 'Any' }).errors.map(({ line, column }) => `${line}:${column}`)

test('errors are sorted by their place in the text', () => {
  // The pool of a run is refused at the end of the text, a repeat without steps at the next repeat.
  expect(placesOf('run\npool: 25mtr\n- 10\n4x\n\n- 5\n')).toEqual(['2:7', '3:3', '4:1', '6:3'])
  expect(placesOf('run\n- 10\n4x\n\nEnd\n')).toEqual(['2:3', '3:1'])
  expect(placesOf('run\n- 10m Z9 400rpm\n')).toEqual(['2:7', '2:10'])
  expect(placesOf(`run\n- 10m // ${'a'.repeat(2001)}\n// b\n- 5\n`)).toEqual(['2:7', '4:3'])
})

test.each(['', '   '])('a title with a count above %j names the workout without a remark', (blank) => {
  const { draft, readings, errors } = parseText(`Tabata 8x\n${blank}\n- 10m 50%`, { sport: 'cycling' })
  expect({ name: draft.name, readings, errors }).toEqual({ name: 'Tabata 8x', readings: [], errors: [] })
})

test('a title between steps is a section, even if it names a sport or begins with #', () => {
  const { workout, readings } = parseText('- 10m 50%\nRun\n## Main 2x4 set\n- 5m 50%', {
    name: 'Any',
    sport: 'cycling',
  })
  expect(workout?.steps).toHaveLength(2)
  expect(readings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '2:1 “Run” is a heading and is not kept. Steps begin with a dash.',
    '3:1 “Main 2x4 set” is a heading: the steps below it are done once. To repeat them write a line such as 4x.',
  ])
})

test('fields of the form are used where the text does not set them', () => {
  const known = { name: 'Known', sport: 'running' } as const
  expect(parseText('- 10m', known).workout).toMatchObject(known)
  expect(parseText('# Said\nswim\n- 10m', known).workout).toMatchObject({ name: 'Said', sport: 'swimming' })
})

test('a pool can be set below steps, a sport cannot', () => {
  const { draft, errors } = parseText('swim\n- 10m\npool: 25mtr\nsport: run', { name: 'Any' })
  expect(draft).toMatchObject({ sport: 'swimming', poolLength: { length: 25, unit: 'meters' } })
  expect(errors).toEqual([
    { line: 4, column: 8, message: 'Write this above the first step: it says how the steps are read.' },
  ])
})

test('a type and a pool that the sport does not have are dropped', () => {
  expect(parseText('run\ntype: ladder\npool: 25mtr\n- 10m', { name: 'Any' }).draft).toEqual({
    name: 'Any',
    sport: 'running',
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600, displayValue: '10' } }],
  })
})
