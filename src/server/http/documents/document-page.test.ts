import { expect, test } from 'vitest'
import { type Document, documentPage } from './document-page.ts'

const info = { title: 'Pacewright', version: '1.2.3' }
const textOf = async (document: Document) => String(await documentPage(document))

test.each([
  [undefined, ''],
  [[], ''],
  [[{ bearer: [] }], ' Needs a bearer token.'],
  [[{}, { bearer: [] }], ' Takes a bearer token.'],
])('of an endpoint with the security %j the page says "%s"', async (security, words) => {
  const operation = { summary: 'Lists workouts', responses: {}, ...(security && { security }) }
  expect(await textOf({ info, paths: { '/api/workouts': { get: operation } } })).toContain(
    `<h2><code>GET /api/workouts</code></h2>\n<p>Lists workouts.${words}</p>`,
  )
})

test('the page shows parameters, bodies, answers and schemas', async () => {
  const content = { 'application/json': { schema: { type: 'string' } } }
  const page = await textOf({
    info: { ...info, description: 'Plan workouts.' },
    paths: {
      '/api/workouts/{id}': {
        put: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { format: 'uuid' } },
            { name: 'page', in: 'query' },
          ],
          requestBody: { content },
          responses: { '200': { description: 'The workout', content }, '404': {} },
        },
      },
    },
    components: { schemas: { Step: { type: 'object' } } },
  })
  const shown = [
    '<h1>Pacewright API <small>1.2.3</small></h1>\n<p>Plan workouts. For programs',
    '<td><code>id</code></td><td>path</td><td><pre>{\n  &quot;format&quot;: &quot;uuid&quot;\n}</pre></td>',
    '<td><code>page</code></td><td>query, optional</td><td><pre>{}</pre></td>',
    '<summary>Body</summary><p>application/json</p><pre>{\n  &quot;type&quot;: &quot;string&quot;\n}</pre>',
    '<summary>Answer</summary><p>application/json</p>',
    '<tr><td>200</td><td>The workout</td></tr><tr><td>404</td><td></td></tr>',
    '<h3 id="Step">Step</h3><pre>',
  ]
  for (const text of shown) expect(page).toContain(text)
})

test('what a document leaves out is not shown', async () => {
  const page = await textOf({ info, paths: { '/api': { get: { responses: {} } } } })
  expect(page).not.toMatch(/undefined|null|false|<summary>Body/)
})
