import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { type Document, documentPage } from './document-page.ts'

/**
 * Mounts the API's description, as OpenAPI 3.1 and as a page. They are written when they are first asked for: few servers
 * are, and it takes as long as the rest of the app.
 */
export function mountDocuments(
  app: Hono,
  written: OpenAPIHono,
  { publicUrl, version }: { publicUrl: string; version: string },
): void {
  written.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a session of the auth provider.',
  })
  const document = onlyOnce(() =>
    written.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Pacewright',
        version,
        description: 'Plan, generate and share structured workouts for running, cycling and swimming.',
      },
      servers: [{ url: publicUrl }],
    }),
  )
  const page = onlyOnce(() => documentPage(document() as unknown as Document))
  app.get('/api/openapi.json', (context) => context.json(document()))
  app.get('/api/docs', (context) => {
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return context.html(page())
  })
}

/** A function that makes its value at the first call, and returns the same one afterwards. */
function onlyOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
