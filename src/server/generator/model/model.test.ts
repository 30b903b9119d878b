import { expect, test, vi } from 'vitest'
import { createModel } from './model.ts'

const provider = vi.hoisted(() => ({ content: '' as unknown, clients: [] as unknown[], asked: [] as unknown[] }))
vi.mock('openai', () => ({
  OpenAI: class {
    constructor(options: unknown) {
      provider.clients.push(options)
    }
    chat = {
      completions: {
        create: async (...question: unknown[]) => {
          provider.asked.push(question)
          return { choices: [{ message: { content: provider.content } }] }
        },
      },
    }
  },
}))

const settings = { url: 'http://localhost:1/v1', model: 'coach-1', key: undefined }
const { signal } = new AbortController()

test('one client without retries and log asks every question, for JSON by the schema', async () => {
  const model = createModel(settings)
  expect(provider.clients).toEqual([])
  provider.content = '{}'
  const question = { role: 'user', content: 'A run' } as const
  for (let time = 1; time <= 2; time += 1) expect(await model([question], { type: 'object' }, signal)).toBe('{}')
  expect(provider.clients).toEqual([{ baseURL: settings.url, apiKey: 'none', maxRetries: 0, logLevel: 'off' }])
  const format = { type: 'json_schema', json_schema: { name: 'workout', schema: { type: 'object' } } }
  expect(provider.asked[1]).toEqual([{ model: 'coach-1', messages: [question], response_format: format }, { signal }])
  await createModel({ ...settings, key: 'sk-1' })([question], {}, signal)
  expect(provider.clients[1]).toMatchObject({ apiKey: 'sk-1' })
})

test('a text of at most 200,000 characters is an answer', async () => {
  const model = createModel(settings)
  provider.content = 'x'.repeat(200_000)
  expect(await model([], {}, signal)).toHaveLength(200_000)
  for (const content of ['x'.repeat(200_001), null, undefined, 7]) {
    provider.content = content
    await expect(model([], {}, signal)).rejects.toThrow('The model answered no text.')
  }
})
