import type OpenAI from 'openai'

/** How to reach a language model: any server that speaks OpenAI's chat protocol. */
export type ModelSettings = { url: string; model: string; key: string | undefined }

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** Asks the model; resolves to the text it answers with. Rejects when it cannot be reached, refuses or is called off. */
export type Model = (messages: readonly Message[], schema: object, signal: AbortSignal) => Promise<string>

/** A workout of the longest kind is some 30,000 characters; what is longer is no answer. */
const LONGEST_ANSWER = 200_000

/** The model behind the settings. The client library is loaded with the first question: most servers ask none. */
export function createModel({ url, model, key }: ModelSettings): Model {
  let loading: Promise<OpenAI> | undefined
  const connected = () => {
    loading ??= import('openai').then(
      ({ OpenAI }) =>
        // Retries are ours: the second question says what was wrong with the first answer. The library's log could hold
        // the key and the question.
        new OpenAI({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, logLevel: 'off' }),
    )
    return loading
  }
  return async (messages, schema, signal) => {
    const client = await connected()
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        response_format: { type: 'json_schema', json_schema: { name: 'workout', schema: { ...schema } } },
      },
      { signal },
    )
    const content = completion.choices?.[0]?.message?.content
    if (typeof content !== 'string' || content.length > LONGEST_ANSWER) throw new Error('The model answered no text.')
    return content
  }
}
