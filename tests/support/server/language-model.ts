import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/** A request to the stand-in. */
export type Question = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } }
}

/** The stand-in's answer: a message, an HTTP error status, no answer until it is closed, or no JSON. */
export type ModelAnswer = { content: string } | { status: number } | 'silence' | 'garbage'

/** A stand-in for a language model: a server with OpenAI's chat protocol that can misbehave. */
export async function aLanguageModel(answer: (question: Question, turn: number) => ModelAnswer) {
  const asked: Question[] = []
  const closed: Promise<void>[] = []
  let onQuestion = () => {}
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    const question = { path: request.url ?? '', authorization: request.headers.authorization, body }
    asked.push(question)
    closed.push(new Promise((resolve) => response.once('close', resolve)))
    onQuestion()
    reply(response, answer(question, asked.length))
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Resolves with the next question, or at once if there was one. */
    question: () => (asked.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => (onQuestion = resolve))),
    /** Resolves when the client of the first question has disconnected. */
    disconnected: () => closed[0],
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
    response.end(JSON.stringify({ error: { message: 'error of the provider', type: 'server_error' } }))
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
