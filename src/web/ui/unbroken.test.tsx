import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

const markup = (words: string) => renderToStaticMarkup(<Unbroken>{words}</Unbroken>)
const whole = (range: string) => `<span class="whitespace-nowrap">${range}</span>`

test('a range stays on one line with its unit, and the text around it may break', () => {
  expect(markup('Hardest: 5 × 4:00 at 1:41–1:45\u202f/100 m')).toBe(
    `Hardest: 5 × 4:00 at ${whole('1:41–1:45\u202f/100')} m`,
  )
  expect(markup('250→270\u202fW, 85–95\u202frpm')).toBe(`${whole('250→270\u202fW,')} ${whole('85–95\u202frpm')}`)
})

test('text without a range is unchanged', () => {
  expect(markup('Zone 4 · Hard')).toBe('Zone 4 · Hard')
})
