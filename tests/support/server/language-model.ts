import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question to the stand-in, as received. */
export type Asked = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } }
}

/**
 * How the stand-in answers a question: the text of a message, an HTTP error status, or no answer until it is closed.
 */
export type ModelAnswer = { content: string } | { status: number } | 'silence' | 'garbage'

/** A stand-in for a language model: a server with OpenAI's chat protocol that can misbehave. */
export async function aLanguageModel(answer: (asked: Asked, turn: number) => ModelAnswer) {
  const asked: Asked[] = []
  const gone: Promise<void>[] = []
  let heard = () => {}
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    const one = { path: request.url ?? '', authorization: request.headers.authorization, body }
    asked.push(one)
    gone.push(new Promise((resolve) => response.once('close', resolve)))
    heard()
    reply(response, answer(one, asked.length))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Resolves with the next question, or at once if there was one. */
    question: () => (asked.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => (heard = resolve))),
    /** Resolves when the client of the first question has disconnected. */
    hungUp: () => gone[0],
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

function reply(response: ServerResponse, answer: ModelAnswer): void {
  if (answer === 'silence') return
  response.setHeader('content-type', 'application/json')
  if (answer === 'garbage') response.end('<html>not the protocol</html>')
  else if ('status' in answer) {
    response.statusCode = answer.status
    response.end(JSON.stringify({ error: { message: 'trouble of the provider', type: 'trouble' } }))
  } else
    response.end(
      JSON.stringify({
        id: 'one',
        object: 'chat.completion',
        created: 1,
        model: 'stand-in',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer.content } }],
      }),
    )
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
