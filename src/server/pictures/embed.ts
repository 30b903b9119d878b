import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import type { Database } from '../db/database.ts'
import { allowFraming } from '../http/connection/headers.ts'
import { readWorkout } from '../workouts/store.ts'
import type { WorkoutRow } from '../workouts/workout-json.ts'

type Parts = {
  db: Database
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
}

/**
 * Mounts the one page that other sites may show in a frame: the picture of a workout, which leads to its page. It has no
 * scripts and no forms, so that nobody can be made to press anything on it that matters.
 */
export function mountEmbed(app: Hono, { db, publicUrl }: Parts): void {
  app.get('/embed/workout/:id', etag(), async (context) => {
    const id = context.req.param('id')
    const row = UUID.test(id) ? await readWorkout(db, id, null) : undefined
    allowFraming(context)
    context.header('content-security-policy', POLICY)
    context.header('cache-control', row ? 'public, no-cache' : 'no-store')
    return context.html(String(row ? workoutPage(row, publicUrl) : gonePage(publicUrl)), row ? 200 : 404)
  })
}

function workoutPage({ id, name, sport, type, steps, author }: WorkoutRow, publicUrl: string) {
  const kind = [sportOf(sport).label, ...(type ? [workoutTypeLabel[type]] : [])].join(', ')
  const read = StoredSteps.safeParse(JSON.parse(steps))
  const length = read.success ? `: ${formatDuration(Math.round(totalsOf(read.data, sport).seconds))}` : ''
  return page(
    name,
    html`<a href="${publicUrl}/workout/${id}" target="_blank" rel="noopener"><img src="/api/workouts/${id}/picture.png"
width="1200" height="630" alt="${name}. ${kind}${length}. A structured workout by ${author}, on Pacewright"></a>`,
  )
}

function gonePage(publicUrl: string) {
  return page(
    'Page Not Found',
    html`<p>This workout is not there any more. <a href="${publicUrl}/" target="_blank" rel="noopener">Pacewright</a></p>`,
  )
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Pacewright</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

const STYLE = `
:root { color-scheme: light dark }
/* The picture says it. */
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif }
a:has(img) { display: block }
a:focus-visible { outline: 3px solid; outline-offset: -3px }
img { display: block; width: 100%; height: auto; max-height: 100vh; object-fit: contain }
p { margin: 0; padding: 1rem }
`
