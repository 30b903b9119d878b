import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../loopback.ts'

/** A request to a stand-in. */
export type Question = { url: URL; headers: IncomingHttpHeaders; body: string }

/** How a stand-in answers: as its protocol says, with a status or other text, late, without end, or never. */
export type Mood =
  | 'well'
  | 'slow'
  | 'silence'
  | 'endless'
  | 'broken off'
  | { status: number; headers?: Record<string, string>; text?: string }

export type Reply = { status: number; body: unknown }

/** A small server for a service that knows streets. Its mood may be changed between two questions. */
export async function aStreetServer(reply: (question: Question) => Reply) {
  const asked: Question[] = []
  const closed: Promise<void>[] = []
  const late: (() => void)[] = []
  let onQuestion = () => {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '', 'http://stand-in')
    const question = { url, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
    asked.push(question)
    closed.push(new Promise((resolve) => response.once('close', resolve)))
    const answer = () => {
      const { status, body } = reply(question)
      write(response, status, typeof body === 'string' ? body : JSON.stringify(body))
    }
    const { mood } = standIn
    if (mood === 'well') answer()
    else if (mood === 'slow') late.push(answer)
    else if (mood === 'endless') writeWithoutEnd(response)
    else if (mood === 'broken off') breakOff(response)
    else if (mood !== 'silence') write(response, mood.status, mood.text ?? '{}', mood.headers)
    onQuestion()
  })
  const port = await listenOnLoopback(server)
  server.unref()
  const standIn = {
    url: `http://127.0.0.1:${port}`,
    asked,
    mood: 'well' as Mood,
    /** Resolves when this many requests have come. */
    questions: async (count: number) => {
      while (asked.length < count) await new Promise<void>((resolve) => (onQuestion = resolve))
    },
    /** Gives the answers that a slow server still owes. */
    answerNow: () => {
      for (const answer of late.splice(0)) answer()
    },
    /** Resolves when the clients of all requests so far have disconnected. */
    disconnected: () => Promise.all(closed),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
  return standIn
}

function write(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(text)
}

function writeWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{', () => response.destroy())
}
