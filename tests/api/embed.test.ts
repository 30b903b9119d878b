import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'

test('other sites may show a workout in a frame, as a picture without scripts that leads to its page', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/workouts', { ...easyRun, name: '<script>alert("1")</script> & co' })
  const { fetch } = aStranger(await theApp())
  const answer = await fetch(`/embed/workout/${id}`)
  const page = await answer.text()
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, null])
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'.*frame-ancestors \*$/,
  )
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(page).not.toMatch(/<script|onload|onerror|<form/i)
  expect(page).toMatch(new RegExp(`href="http://[^"]+/workout/${id}" target="_blank" rel="noopener"`))
  expect(page).toContain('alt="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co. Running, Endurance: ')
  const [, picture = ''] = /src="([^"]+)"/.exec(page) ?? []
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
})

test('a frame that a browser has is asked for anew, and is gone once the workout is private', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/workouts', easyRun)
  const { fetch } = aStranger(await theApp())
  const path = `/embed/workout/${id}`
  const { headers } = await fetch(path)
  expect(headers.get('cache-control')).toBe('public, no-cache')
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await fetch(path, known)).status).toBe(304)
  await api('put /api/workouts/{id}/visibility', { id, is_private: true })
  expect((await fetch(path, known)).status).toBe(404)
})

test.each([randomUUID(), 'nonsense', '%00', '..%2f..'])(
  'a workout that is not there (%s) is said to be gone',
  async (id) => {
    const answer = await aStranger(await theApp()).fetch(`/embed/workout/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This workout is not there any more.')
  },
)

test('no other address may be framed', async () => {
  const { fetch } = aStranger(await theApp())
  const { id } = await (await anAthlete()).api('post /api/workouts', easyRun)
  for (const path of [
    `/api/workouts/${id}`,
    `/api/workouts/${id}/picture.png`,
    '/api/docs',
    `/workout/${id}`,
    '/embed',
  ])
    expect((await fetch(path)).headers.get('x-frame-options'), path).toBe('DENY')
})
