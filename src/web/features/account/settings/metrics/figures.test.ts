import { expect, test } from 'vitest'
import { changeOf, typedOf } from './figures.ts'

const empty = typedOf({})

test('what is not typed is removed, and a unit without a speed is left out for a swim alone', () => {
  expect(changeOf({ ...empty, running: { figure: '4:30', unit: 'miles' } })).toEqual({
    running_threshold_pace: '4:30',
    running_unit: 'miles',
    cycling_ftp: null,
    swimming_css: null,
  })
  expect(changeOf({ ...empty, swimming: { figure: '1:45', unit: 'yards' } })).toEqual({
    running_threshold_pace: null,
    running_unit: 'kilometers',
    cycling_ftp: null,
    swimming_css: '1:45',
    swimming_unit: 'yards',
  })
})

test.each([
  ['250', 250],
  ['262,5 W', 262.5],
])('an FTP of “%s” is %d watts', (figure, watts) => {
  expect(changeOf({ ...empty, cycling: { figure, unit: undefined } })).toMatchObject({ cycling_ftp: watts })
})

test('a power that is no figure is named at its field', () => {
  expect(changeOf({ ...empty, cycling: { figure: 'a lot', unit: undefined } })).toEqual({
    fields: { cycling_ftp: 'Enter your FTP in watts, such as 250.' },
  })
})

test('of nothing there is no change', () => {
  expect(changeOf(empty)).toBeUndefined()
  expect(changeOf({ ...empty, running: { figure: ' ', unit: 'miles' } })).toBeUndefined()
})

test('saved metrics stand in the fields as they were typed', () => {
  expect(typedOf({ running_threshold_pace: '4:30', running_unit: 'miles', cycling_ftp: 250 })).toMatchObject({
    running: { figure: '4:30', unit: 'miles' },
    cycling: { figure: '250' },
    swimming: { figure: '', unit: 'meters' },
  })
})
