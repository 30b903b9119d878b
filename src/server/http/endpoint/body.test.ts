import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuse } from '../refusals/refuse.ts'
import { fileOf, isLargeBody, jsonBytesOf, readJson } from './body.ts'

const app = new Hono()
  .post('/json', async (context) =>
    context.json(readJson(await jsonBytesOf(context, { maxBytes: 1000, sentence: 'Less.' })) as object),
  )
  .post('/file', async (context) => context.json((await fileOf(context, 2_000_000)).byteLength))
  .onError(refuse)

async function answerTo(path: string, body: string) {
  const answer = await app.request(path, { method: 'POST', body })
  const { status } = answer
  return { status, said: await answer.json() }
}

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('%s may be nested 32 levels deep in a body and no deeper', async (_, opening, closing) => {
  const nested = (levels: number) => `${opening.repeat(levels)}1${closing.repeat(levels)}`
  expect((await answerTo('/json', nested(32))).status).toBe(200)
  expect(await answerTo('/json', nested(33))).toMatchObject({ status: 400, said: { code: 'invalid' } })
})

test.each([
  ['', 'Send a JSON object as the body.'],
  [' \n', 'Send a JSON object as the body.'],
  ['{', 'The body is not valid JSON.'],
  ['"\\u0000"', 'A text in the body holds a character that cannot be kept.'],
  ['["\\ud800"]', 'A text in the body holds a character that cannot be kept.'],
  ['{"\\udc00":1}', 'A text in the body holds a character that cannot be kept.'],
])('the body %j is refused: %s', async (body, error) => {
  expect(await answerTo('/json', body)).toMatchObject({ status: 400, said: { error } })
})

test.each([null, true, 1, 'é', [null], { a: { b: null } }])('the body %j is read', async (value) => {
  expect(await answerTo('/json', JSON.stringify(value))).toEqual({ status: 200, said: value })
})

test('a file may have one byte and 2 MB, and neither none nor more', async () => {
  const sizes = [0, 1, 2_000_000, 2_000_001]
  const answers = await Promise.all(sizes.map((size) => answerTo('/file', 'x'.repeat(size))))
  expect(answers).toMatchObject([
    { status: 400, said: { error: 'The file is empty. Choose another one.' } },
    { said: 1 },
    { said: 2_000_000 },
    { status: 413, said: { error: 'The file is larger than 2 MB.' } },
  ])
})

test.each(['gzip', 'br', ' GZIP', 'gzip, br'])(
  'a body that is said to be encoded as %j is refused',
  async (encoding) => {
    for (const path of ['/json', '/file']) {
      const answer = await app.request(path, { method: 'POST', body: '{}', headers: { 'content-encoding': encoding } })
      expect([answer.status, (await answer.json()).error]).toEqual([
        400,
        'Send the body as it is, without a Content-Encoding: it is not unpacked here.',
      ])
    }
    const plain = await app.request('/json', {
      method: 'POST',
      body: '{}',
      headers: { 'content-encoding': 'Identity' },
    })
    expect(plain.status).toBe(200)
  },
)

test.each([
  ['50000', true, false],
  ['50001', true, true],
  [undefined, true, true],
  ['50001', false, false],
])('a body of %s bytes that comes over a connection (%s) is large: %s', async (length, isConnected, isLarge) => {
  const asked = new Hono().post('*', (context) => context.json(isLargeBody(context)))
  const init = { method: 'POST', headers: length === undefined ? {} : { 'content-length': length } }
  const answer = await asked.request('/', init, isConnected ? { incoming: {} } : {})
  expect(await answer.json()).toBe(isLarge)
})
