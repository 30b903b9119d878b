import { html } from 'hono/html'

type Schema = Record<string, unknown>
type Content = Record<string, { schema?: Schema }>
type Operation = {
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Content }
  responses: Record<string, { description?: string; content?: Content }>
}
/** The parts of an OpenAPI document that the page shows. */
export type Document = {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** Writes the OpenAPI document as one HTML page without other files. */
export function documentPage({ info, paths = {}, components }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  )
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => html`<h3 id="${name}">${name}</h3>${schemaHtml(schema)}`,
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API ${info.version}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${info.title} API <small>${info.version}</small></h1>
<p>${info.description ?? ''} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Everything but a file is JSON. A refusal has a fitting status and the form <code>{ "error", "code", "fields" }</code>:
a sentence for a person, a word for a program, and what is wrong with which field.</p>
${operations}
<h2>Schemas</h2>
${schemas}
</main>
</body>
</html>
`
}

function operationHtml(method: string, path: string, operation: Operation) {
  const { summary = '', security, parameters = [], requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><td><code>${name}</code></td><td>${place}${required ? '' : ', optional'}</td><td>${schemaHtml(schema ?? {})}</td></tr>`,
  )
  const answers = Object.entries(responses).map(
    ([status, { description = '' }]) => html`<tr><td>${status}</td><td>${description}</td></tr>`,
  )
  return html`<section>
<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${summary}.${securityWords(security)}</p>
<table>${rows}</table>
${requestBody && html`<details><summary>Body</summary>${contentHtml(requestBody.content)}</details>`}
<details><summary>Answer</summary>${contentHtml(responses['200']?.content)}</details>
<table>${answers}</table>
</section>`
}

function securityWords(security: unknown[] = []): string {
  if (security.length === 0) return ''
  return security.length > 1 ? ' Takes a bearer token.' : ' Needs a bearer token.'
}

function contentHtml(content: Content = {}) {
  return Object.entries(content).map(([type, { schema = {} }]) => html`<p>${type}</p>${schemaHtml(schema)}`)
}

function schemaHtml(schema: Schema) {
  return html`<pre>${JSON.stringify(schema, null, 2)}</pre>`
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { border-top: 1px solid; margin-top: 2rem }
h2 code { overflow-wrap: anywhere }
pre { overflow-x: auto; max-height: 30rem; font-size: .85rem }
table { border-collapse: collapse } td { padding: .25rem 1rem .25rem 0; vertical-align: top }
td pre { margin: 0 }
`
