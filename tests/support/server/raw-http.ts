import { connect, type Socket } from 'node:net'

/** What a server sent on one connection until it closed the connection. */
export type RawAnswer = { status: number; head: string; text: string }

/**
 * Sends a request exactly as given on a new connection; returns what the server sends until it closes the connection.
 * `send` writes the body, which may be one that no HTTP client sends.
 */
export function rawRequest(
  url: string,
  request: { method: string; path: string; headers?: Record<string, string> },
  send: (socket: Socket) => void = () => undefined,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const head = [
    `${request.method} ${request.path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    ...Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ]
  return new Promise((resolve, reject) => {
    let received = ''
    socket.setEncoding('utf8').on('data', (piece) => (received += piece))
    socket.on('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      send(socket)
    })
    // A server that refuses a body unread may reset the connection after its answer.
    socket.on('error', (error) => received || reject(error))
    socket.on('close', () => resolve(answerIn(received)))
  })
}

/** A chunked body with the text as its only chunk. */
export function chunked(text: string): string {
  return `${text && chunk(text)}0\r\n\r\n`
}

/** A server that has read so much has no limit. */
const MAX_SENT_BYTES = 64_000_000

/** Writes a body without an end until the server closes the connection or has read 64 MB. */
export function sendEndlessly(socket: Socket): void {
  const piece = chunk('x'.repeat(65_536))
  const sendMore = () => {
    while (!socket.destroyed && socket.write(piece))
      // Without this limit a faulty server would fill the machine's memory, and the test would never fail.
      if (socket.bytesWritten > MAX_SENT_BYTES) socket.destroy(new Error('The server reads a body without an end.'))
  }
  socket.on('drain', sendMore)
  sendMore()
}

function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
}

function answerIn(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, text: rest.join('\r\n\r\n') }
}
