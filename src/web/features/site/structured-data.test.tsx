import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StructuredData } from './structured-data.tsx'

test('facts are JSON that no text can end early', () => {
  const html = renderToStaticMarkup(<StructuredData facts={{ name: '</script><b>' }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: '</script><b>' })
})
