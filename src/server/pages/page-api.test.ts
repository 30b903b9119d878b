import { expect, test } from 'vitest'
import { fingerprintOf } from './kept-pages.ts'
import { type Answer, createPageApi } from './page-api.ts'

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [404, false],
])('an answer of status %i is ok: %s', async (status, ok) => {
  const api = createPageApi(async () => ({ status, text: '{"a":1}' }))
  const answer = await api.fetch('/api/a')
  expect(answer).toMatchObject({ ok, status })
  expect(await answer.json()).toEqual({ a: 1 })
})

test('known answers are not requested again, and every answer is recorded', async () => {
  const asked: string[] = []
  const known = new Map<string, Answer>([['/api/a', { status: 200, text: '1' }]])
  const api = createPageApi(async (path) => {
    asked.push(path)
    return { status: 404, text: '2' }
  }, known)
  expect(await (await api.fetch('/api/a', { method: 'GET' })).json()).toBe(1)
  await api.fetch('/api/b')
  expect(asked).toEqual(['/api/b'])
  expect(api.answers()).toEqual([
    { path: '/api/a', fingerprint: fingerprintOf(200, '1') },
    { path: '/api/b', fingerprint: fingerprintOf(404, '2') },
  ])
})

test.each([[{ method: 'POST' }], [{ headers: { authorization: 'Bearer a' } }]])(
  'a request with %j counts as more than a read',
  async (init) => {
    const known = new Map<string, Answer>([['/api/a', { status: 200, text: '1' }]])
    const api = createPageApi(async () => ({ status: 200, text: '2' }), known)
    expect(await (await api.fetch('/api/a', init)).json()).toBe(2)
    expect(api.answers()).toBeUndefined()
  },
)
