import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isForPrograms } from './for-programs.ts'

/** Whether a person sees the answer: a browser asks for a page at an address that is not for programs. */
export function isLookedAt({ req }: Context): boolean {
  return !isForPrograms(req.path) && /\btext\/html\b/i.test(req.header('accept') ?? '')
}

/** A short page for an error, in plain HTML without other files. */
export function plainPage(context: Context, status: ContentfulStatusCode, sentence = UNEXPECTED): Response {
  const [title, link] = status === 404 ? ['Page Not Found', home] : ['Something went wrong', reload]
  context.header('cache-control', 'no-store')
  context.header('content-security-policy', policy)
  return context.html(
    String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Pacewright</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p>${link}</p>
</main>
</body>
</html>
`),
    status,
  )
}

const UNEXPECTED = 'An unexpected error occurred'
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
const home = html`<a href="/">Home</a>`
// An empty `href` reloads the page.
const reload = html`<a href="">Reload Page</a>`

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 36rem; margin: 20vh auto 0; padding: 1rem }
`
