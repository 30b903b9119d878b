import { html } from 'hono/html'
import type { DayEntry } from './icalendar.ts'
import { pageStyle } from './page-style.ts'

/** A workout as the page lists it. `files` are paths from the page. */
type ListedWorkout = {
  name: string
  sport: string
  type: string | undefined
  length: string
  day: string
  text: string
  files: { label: string; path: string }[]
}

/** A route as the page lists it. */
type ListedRoute = { name: string; sport: string; length: string; day: string; path: string }

type Contents = {
  workouts: AsyncIterable<ListedWorkout>
  routes: readonly ListedRoute[]
  entries: AsyncIterable<DayEntry>
  /** Paths of the files for programs. */
  data: readonly string[]
}

/** The page of an archive, piece by piece: it opens without a network and loads nothing. */
export async function* page(
  { name, day }: { name: string; day: string },
  { workouts, routes, entries, data }: Contents,
): AsyncGenerator<string> {
  yield String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Pacewright: everything of ${name}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${name}</h1>
<p>Everything that Pacewright stored for you on ${day}. This page needs no network.</p>
<nav aria-label="Parts of this page"><a href="#workouts">Workouts</a> <a href="#routes">Routes</a> <a href="#calendar">Calendar</a> <a href="#data">Data</a></nav>
</header>
<main>
<section aria-labelledby="workouts">
<h2 id="workouts">Workouts</h2>
`)
  yield* orNothing(workouts, workoutHtml, 'Your library had no workouts.')
  yield String(html`</section>
<section aria-labelledby="routes">
<h2 id="routes">Routes</h2>
<ul class="routes">${routes.map(routeHtml)}</ul>
${routes.length === 0 && html`<p class="none">Your library had no routes.</p>`}
</section>
<section aria-labelledby="calendar">
<h2 id="calendar">Calendar</h2>
<p>Also as <a href="calendar.ics">calendar.ics</a>, for any calendar app.</p>
`)
  yield* days(entries)
  yield String(html`</section>
<section aria-labelledby="data">
<h2 id="data">Data</h2>
<p>Everything as JSON, for programs. Among it is what no page shows, such as changes that can be undone.</p>
<ul class="files">${data.map((file) => html`<li>${link(file)}</li>`)}</ul>
</section>
</main>
</body>
</html>
`)
}

async function* orNothing<Item>(items: AsyncIterable<Item>, write: (item: Item) => string, nothing: string) {
  let isEmpty = true
  for await (const item of items) {
    isEmpty = false
    yield write(item)
  }
  if (isEmpty) yield String(html`<p class="none">${nothing}</p>`)
}

function workoutHtml({ name, sport, type, length, day, text, files }: ListedWorkout): string {
  return String(html`<details>
<summary><b>${name}</b> <span>${[sport, type, length, day].filter(Boolean).join(' · ')}</span></summary>
<pre tabindex="0" role="region" aria-label="${name} as text">${text}</pre>
<ul class="files">${files.map(({ label, path }) => html`<li>${link(path, label)}</li>`)}</ul>
</details>
`)
}

const routeHtml = ({ name, sport, length, day, path }: ListedRoute) =>
  html`<li>${link(path, name)} <span>${[sport, length, day].join(' · ')}</span></li>`

/** Entries in the order of their days, under the months. */
async function* days(entries: AsyncIterable<DayEntry>) {
  let month = ''
  for await (const { date, title, details } of entries) {
    if (date.slice(0, 7) !== month) {
      if (month) yield '</dl>\n'
      month = date.slice(0, 7)
      yield String(html`<h3>${inWords(date, { month: 'long', year: 'numeric' })}</h3>\n<dl>\n`)
    }
    const day = inWords(date, { weekday: 'short', day: 'numeric' })
    yield String(html`<div><dt>${day}</dt><dd><b>${title}</b>${details && html`<p>${details}</p>`}</dd></div>\n`)
  }
  yield month ? '</dl>\n' : String(html`<p class="none">Your calendar was empty.</p>`)
}

function inWords(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

const link = (path: string, label = path) =>
  html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${label}</a>`
