import type OpenAI from 'openai'

/** A language model behind any server that speaks OpenAI's chat protocol. */
export type ModelSettings = { url: string; model: string; key: string | undefined }

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** Asks the model; resolves to the text of its answer. Rejects where it cannot be reached, refuses or is aborted. */
export type Model = (messages: readonly Message[], schema: object, signal: AbortSignal) => Promise<string>

/** The longest workouts are about 30,000 characters; much longer text is no answer. */
const MAX_ANSWER_CHARACTERS = 200_000

/** The model of the settings. The client library is loaded for the first question: most servers ask none. */
export function createModel({ url, model, key }: ModelSettings): Model {
  let loading: Promise<OpenAI> | undefined
  const loadClient = () => {
    loading ??= import('openai').then(
      ({ OpenAI }) =>
        // No retries by the library: our second question says what was wrong with the first answer. No log: it could hold the
        // key and the question.
        new OpenAI({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, logLevel: 'off' }),
    )
    return loading
  }
  return async (messages, schema, signal) => {
    const client = await loadClient()
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        response_format: { type: 'json_schema', json_schema: { name: 'workout', schema: { ...schema } } },
      },
      { signal },
    )
    const content = completion.choices?.[0]?.message?.content
    if (typeof content !== 'string' || content.length > MAX_ANSWER_CHARACTERS)
      throw new Error('The model answered no text.')
    return content
  }
}
