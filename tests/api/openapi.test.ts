import { expect, test } from 'vitest'
import * as contracts from '#contracts/index.ts'
import { formats } from '#domain/exports/registry.ts'
import { theApp } from '#tests/support/server/app.ts'

type Document = {
  openapi: string
  paths: Record<string, Record<string, { security?: unknown[]; responses: Record<string, { content?: object }> }>>
}

const specs = Object.values(contracts).flatMap((value) =>
  typeof value === 'object' && value !== null && 'spec' in value ? [value.spec] : [],
)

async function documentOf(): Promise<Document> {
  const { url } = await theApp()
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
}

test('the document describes every mounted endpoint, and no other', async () => {
  const { app } = await theApp()
  const mounted = app.routes
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((operation) => !['get /api/openapi.json', 'get /api/docs'].includes(operation))
  const described = Object.entries((await documentOf()).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted())
  expect(described.toSorted()).toEqual(specs.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test('it is OpenAPI 3.1, and every endpoint lists its refusals', async () => {
  const { openapi, paths } = await documentOf()
  expect(openapi).toBe('3.1.0')
  for (const { method, path, allowedFor, ...spec } of specs) {
    const { security, responses } = paths[path]?.[method] ?? { responses: {} }
    expect(security, path).toEqual(
      { admin: [{ bearer: [] }], athlete: [{ bearer: [] }], either: [{}, { bearer: [] }], anyone: undefined }[
        allowedFor
      ],
    )
    expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['200', '429', '503']))
    if (allowedFor === 'admin') expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['401', '403']))
    if (allowedFor === 'athlete') expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['401']))
    if (('body' in spec && spec.body) || ('file' in spec && spec.file))
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['400', '413']))
  }
})

test('the page of the API names every endpoint and loads nothing', async () => {
  const { url } = await theApp()
  const answer = await fetch(`${url}/api/docs`)
  const html = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  for (const { method, path } of specs) expect(html).toContain(`${method.toUpperCase()} ${path}`)
  expect(html).not.toMatch(/<script|<link|src=/)
})

test('a generation is described as JSON and as lines of JSON', async () => {
  const { responses } = (await documentOf()).paths['/api/workouts/generate']?.post ?? { responses: {} }
  expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/json', 'application/x-ndjson'])
})

test('a download is described with each of its content types', async () => {
  const { responses } = (await documentOf()).paths['/api/workouts/{id}/file']?.get ?? { responses: {} }
  const types = formats.flatMap(({ mime, out }) => (out ? [mime] : []))
  expect(Object.keys(responses['200']?.content ?? {}).toSorted()).toEqual([...new Set(types)].toSorted())
})
