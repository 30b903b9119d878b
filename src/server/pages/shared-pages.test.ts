import { expect, test } from 'vitest'
import type { Answer, PageApi } from './page-api.ts'
import { createSharedPages, type Rendered } from './shared-pages.ts'

const now = () => new Date(0)

/** Shared pages whose renders wait for the test, and an API whose answer it sets. */
function opened() {
  const sharedPage = createSharedPages(now)
  const api = { answer: { status: 200, text: '"one"' } as Answer, asked: 0 }
  const ask = async () => {
    api.asked += 1
    return api.answer
  }
  const renders: { resolve: (page: Rendered) => void; reject: (error: Error) => void; api: PageApi }[] = []
  const render = (of: PageApi) => {
    const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
    renders.push({ resolve, reject, api: of })
    return promise
  }
  return { api, renders, open: (address: string) => sharedPage(address, ask, render) }
}

/** A page that was made of what the API answers now. */
async function wholeOf({ api }: { api: PageApi }): Promise<Rendered> {
  await api.fetch('/api/a')
  return { whole: { headers: {}, pieces: [new Uint8Array(1)], answers: api.answers() ?? [] } }
}

const notKept: Rendered = { response: new Response('not found', { status: 404 }) }
const settled = () => new Promise(setImmediate)

test('a request waits for two renders of its page by others, and renders the third time itself', async () => {
  const { renders, open } = opened()
  const pages = [open('/a'), open('/a'), open('/a'), open('/a')]
  const counts: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await settled()
    counts.push(renders.length)
    renders[turn]?.resolve(notKept)
  }
  await settled()
  for (const { resolve } of renders) resolve(notKept)
  expect(await Promise.all(pages)).toEqual(Array(4).fill(notKept))
  expect(counts).toEqual([1, 2, 4])
})

test('a kept page is sent again while the API answers the same, and is rendered anew with another answer', async () => {
  const { api, renders, open } = opened()
  const first = open('/a')
  await settled()
  const page = await wholeOf(renders[0] as (typeof renders)[number])
  renders[0]?.resolve(page)
  expect(await first).toEqual(page)
  expect(await open('/a')).toEqual(page)
  expect(renders).toHaveLength(1)
  api.answer = { status: 200, text: '"two"' }
  const changed = open('/a')
  await settled()
  expect(renders).toHaveLength(2)
  // What the comparison has read is not asked again.
  const asked = api.asked
  expect(await (await renders[1]?.api.fetch('/api/a'))?.json()).toBe('two')
  expect(api.asked).toBe(asked)
  renders[1]?.resolve(notKept)
  expect(await changed).toBe(notKept)
  // The page that is not there any more is not kept, even if the answer of before returns.
  api.answer = { status: 200, text: '"one"' }
  void open('/a')
  await settled()
  expect(renders).toHaveLength(3)
})

test('a failed render fails its own request only, and one of another page waits for none', async () => {
  const { renders, open } = opened()
  const [failed, waiting] = [open('/a'), open('/a')]
  void open('/b')
  await settled()
  expect(renders).toHaveLength(2)
  renders[0]?.reject(new Error('the renderer is broken'))
  await expect(failed).rejects.toThrow('the renderer is broken')
  await settled()
  expect(renders).toHaveLength(3)
  renders[2]?.resolve(notKept)
  expect(await waiting).toBe(notKept)
})

test('a request that has waited for another reads the API anew', async () => {
  const { api, renders, open } = opened()
  const first = open('/a')
  await settled()
  renders[0]?.resolve(await wholeOf(renders[0]))
  await first
  api.answer = { status: 200, text: '"two"' }
  const [second, waiting] = [open('/a'), open('/a')]
  await settled()
  expect(renders).toHaveLength(2)
  api.answer = { status: 200, text: '"three"' }
  renders[1]?.resolve(notKept)
  await second
  await settled()
  expect(await (await renders[2]?.api.fetch('/api/a'))?.json()).toBe('three')
  renders[2]?.resolve(notKept)
  expect(await waiting).toBe(notKept)
})

test('after a render is over, the next requests share one again', async () => {
  const { renders, open } = opened()
  const first = open('/a')
  await settled()
  renders[0]?.resolve(notKept)
  await first
  void open('/a')
  void open('/a')
  await settled()
  expect(renders).toHaveLength(2)
})
