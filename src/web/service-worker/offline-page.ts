/** The page that stands in for every other one while there is no connection. */
export function offlinePage(calendar: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · Pacewright</title>
<style>
:root { color-scheme: light dark; background: #fafaf7; color: #131c18; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.2rem }
h1 { font-size: 1.8rem; line-height: 1.1; margin: 0 0 1rem }
a { color: inherit }
@media (prefers-color-scheme: dark) { :root { background: #0d110f; color: #f0f0ec } }
</style>
</head>
<body>
<main>
<h1>No connection</h1>
<p>This page needs one. Your <a href="${calendar}">calendar</a> shows this week and the next as they were last loaded.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
