import { expect, test } from 'vitest'
import { call, callForFile, type Fetch, requestOf } from './api.ts'
import { CallError } from './call-error.ts'

const id = '01990000-0000-7000-8000-000000000001'

test('path parameters are filled in and leave the body', () => {
  expect(requestOf('put /api/workouts/{id}', { id, name: 'Tempo', sport: 'running' })).toEqual({
    path: `/api/workouts/${id}`,
    method: 'PUT',
    body: '{"name":"Tempo","sport":"running"}',
  })
})

test('a read carries the rest as query, and leaves out missing values', () => {
  expect(requestOf('get /api/workouts', { page: 2 })).toEqual({ path: '/api/workouts?page=2', method: 'GET' })
  expect(requestOf('get /api/workouts', { page: undefined })).toEqual({ path: '/api/workouts', method: 'GET' })
  expect(requestOf('get /api/workouts/{id}/file', { id, format: 'fit' }).path).toBe(
    `/api/workouts/${id}/file?format=fit`,
  )
})

test('a path parameter cannot leave its place in the path', () => {
  expect(requestOf('get /api/workouts/{id}', { id: '../user?x=#' }).path).toBe('/api/workouts/..%2Fuser%3Fx%3D%23')
})

test('an answer is returned as its parsed JSON', async () => {
  const page = { data: [], pagination: { totalCount: 0, pageSize: 10, currentPage: 1, totalPages: 0 } }
  const asked: unknown[] = []
  const fetcher: Fetch = async (path, init) => {
    asked.push([path, init?.method, init?.body])
    return Response.json(page)
  }
  expect(await call('get /api/workouts', { page: '3' }, fetcher)).toEqual(page)
  expect(asked).toEqual([['/api/workouts?page=3', 'GET', undefined]])
})

test("a refusal is thrown with the server's sentence, code and fields", async () => {
  const refusal = { error: 'Give the workout a name.', code: 'invalid', fields: { name: 'Give the workout a name.' } }
  const asked = call('get /api/workouts/{id}', { id }, async () => Response.json(refusal, { status: 400 }))
  await expect(asked).rejects.toMatchObject({
    status: 400,
    message: refusal.error,
    code: 'invalid',
    fields: refusal.fields,
  })
})

test('a refusal that is not JSON, such as a proxy’s, still has its status', async () => {
  const asked = call('get /api/user', {}, async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(asked).rejects.toMatchObject({ status: 502, message: 'The server answered with status 502.' })
})

test('no answer is an error with status 0 and a sentence; an abort is thrown as it is', async () => {
  const broken: Fetch = () => Promise.reject(new TypeError('fetch failed'))
  const asked = call('get /api/user', {}, broken)
  await expect(asked).rejects.toBeInstanceOf(CallError)
  await expect(asked).rejects.toMatchObject({ status: 0, code: 'no-answer' })

  const giveUp = AbortSignal.abort()
  await expect(call('get /api/user', {}, () => Promise.reject(giveUp.reason), giveUp)).rejects.toBe(giveUp.reason)
})

test('a call that is not in the contracts does not compile', () => {
  const calls = () => [
    // @ts-expect-error there is no such operation
    call('get /api/nothing', {}),
    // @ts-expect-error the id is missing
    call('get /api/workouts/{id}', {}),
    // @ts-expect-error a page has a number
    call('get /api/workouts', { page: true }),
    // @ts-expect-error there is no such sport
    call('post /api/workouts', { name: 'Tempo', sport: 'curling', steps: [] }),
    call('get /api/workouts', {}).then(({ data }) => data[0]?.user.full_name),
    call('get /api/workouts', { page: 2 }),
    // @ts-expect-error an answer has no such field
    call('get /api/user', {}).then(({ shoe_size }) => shoe_size),
  ]
  expect(calls).toBeTypeOf('function')
})

test('a file is returned whole, and each piece is heard of; one that breaks off is no answer', async () => {
  const pieces = (text: string, isBroken = false) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const one of text) controller.enqueue(new TextEncoder().encode(one))
        if (!isBroken) controller.close()
      },
      pull: (controller) => controller.error(new TypeError('network error')),
    })
  const heard: number[] = []
  const fetching = (body: ReadableStream<Uint8Array>): Fetch => {
    return async () => new Response(body)
  }
  const file = await callForFile('get /api/user/export', {}, (bytes) => heard.push(bytes), fetching(pieces('abc')))
  expect([await file.text(), heard]).toEqual(['abc', [1, 2, 3]])
  const broken = callForFile('get /api/user/export', {}, () => undefined, fetching(pieces('ab', true)))
  await expect(broken).rejects.toMatchObject({ status: 0, code: 'no-answer' })
})
