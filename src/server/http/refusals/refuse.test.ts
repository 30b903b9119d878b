import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { refuse } from './refuse.ts'

/** What is answered to a program and to a browser where something is thrown, and whether the log hears of it. */
async function answersTo(thrown: Error) {
  const kept: boolean[] = []
  const app = new Hono()
    .use(async (context, next) => {
      await next()
      kept.push(context.error !== undefined)
    })
    .get('/', () => {
      throw thrown
    })
    .onError(refuse)
  const [program, person] = [await app.request('/'), await app.request('/', { headers: { accept: 'text/html' } })]
  return { program, body: await program.json(), person, page: await person.text(), kept }
}

const withCode = (code: string) => Object.assign(new Error('select'), { code })

test.each([
  [new Problem('not-found', 'There is no such workout.'), 404, false, 'There is no such workout.'],
  [new Problem('broken', 'A sentence.'), 500, true, 'A sentence.'],
  [new Problem('overloaded', 'Later.', { headers: { 'retry-after': '7' } }), 503, true, 'Later.'],
  [withCode('ECONNREFUSED'), 503, true, 'The database does not answer just now. Try again in a few seconds.'],
  [
    withCode('XX001'),
    500,
    true,
    'What is stored here is damaged and cannot be read. The operator of this server can restore a backup.',
  ],
])('%s is answered with status %i and its sentence', async (thrown, status, isKept, sentence) => {
  const { program, body, person, page, kept } = await answersTo(thrown)
  expect([program.status, person.status]).toEqual([status, status])
  expect(body).toMatchObject({ error: sentence })
  expect(page).toContain(`<p>${sentence}</p>`)
  expect(kept).toEqual([isKept, isKept])
  expect(program.headers.get('cache-control')).toBe('no-store')
})

test('a refusal has its Retry-After, on a page as well', async () => {
  for (const [thrown, seconds] of [
    [new Problem('overloaded', 'Later.', { headers: { 'retry-after': '7' } }), '7'],
    [withCode('ECONNREFUSED'), '5'],
  ] as const) {
    const { program, person } = await answersTo(thrown)
    expect([program, person].map(({ headers }) => headers.get('retry-after'))).toEqual([seconds, seconds])
  }
})

test('the answer to an unexpected error contains none of its details', async () => {
  const { program, body, page, kept } = await answersTo(new Error('No encoder'))
  expect(program.status).toBe(500)
  expect(body).toEqual({
    error: 'Something went wrong here. Try again; if it happens again, tell us.',
    code: 'broken',
  })
  expect(page).toContain('An unexpected error occurred')
  expect(page).not.toContain('No encoder')
  expect(kept).toEqual([true, true])
})
