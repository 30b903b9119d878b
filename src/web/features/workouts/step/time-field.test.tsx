import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeField } from './time-field.tsx'

test.each([
  ['47.5', '47 min 50 s'],
  ['1.5', '1 min 50 s'],
  ['90', '1 h 30 min'],
  ['2h', '2 h'],
  ['90s', '1 min 30 s'],
  ['0', '0 s'],
  ['47.75', 'not a time'],
  ['', 'mm.ss'],
])('%j in a field for a time is read as %s, for screen readers too', (typed, reading) => {
  const html = renderToStaticMarkup(<TimeField id="time" label="Duration" value={typed} readOnly />)
  expect(html).toContain('aria-describedby="time-unit"')
  const shown = /id="time-unit"[^>]*>([^<]*)</.exec(html)?.[1]
  expect(shown?.replaceAll('\u202f', ' ')).toBe(reading)
})
