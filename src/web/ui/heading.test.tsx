import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figure } from './heading.tsx'

const figure = (value: string | number) => renderToStaticMarkup(<Figure label="Figure" value={value} />)
const small = /<span class="[^"]*text-\[0\.6em\][^"]*">\u202f([^<]+)<\/span>/

test('the unit of a figure is smaller, after a thin space', () => {
  expect(small.exec(figure('≈\u202f26.1\u202fkm'))?.[1]).toBe('km')
  expect(figure('≈\u202f26.1\u202fkm')).toContain('≈\u202f26.1<span')
  expect(small.exec(figure('92\u202f%'))?.[1]).toBe('%')
})

test('a figure without a unit has no part in small print', () => {
  for (const value of ['1:05:00', '≈\u202f1:05:00', '–', 7]) expect(figure(value)).not.toMatch(small)
})
