import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GlobalError } from './global-error.tsx'

test.each([
  [new Error('The pool is closed'), 'The pool is closed'],
  [new Error(''), 'An unexpected error occurred'],
  ['no error at all', 'An unexpected error occurred'],
])('when nothing else can be shown, it says what happened (%s)', (error, said) => {
  const html = renderToStaticMarkup(createElement(GlobalError, { error: error as Error, reset: () => {} }))
  expect(html).toContain('Something went wrong</h1>')
  expect(html).toContain(said)
  expect(html).toContain('Reload Page')
})
