import { connect } from 'node:net'
import { sum } from '#domain/units/numbers.ts'

/** One request to send; its answer must be 200. */
export type Shot = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

/** Connections open at the same time; each sends its next request when it has received the answer to the last. */
const CONNECTIONS = 16
/** Addresses that the requests claim to come from, so that no limit per address ends a round. */
const ADDRESSES = 250

/** Sends the requests in turn for a time; returns the number of answers a second. */
export async function answersPerSecond(url: string, shots: readonly Shot[], milliseconds: number): Promise<number> {
  const texts = Array.from({ length: ADDRESSES }, (_, n) => shots[n % shots.length])
    .filter((shot) => shot !== undefined)
    .map((shot, n) => writeRequest(url, shot, `10.9.8.${n}`))
  const deadline = performance.now() + milliseconds
  const begun = performance.now()
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => countAnswers(url, texts, n, deadline)))
  return (1000 * sum(counts)) / (performance.now() - begun)
}

function countAnswers(url: string, texts: readonly Buffer[], first: number, deadline: number): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let next = first
  let count = 0
  let received: Buffer = Buffer.alloc(0)
  const send = () => socket.write(texts[next++ % texts.length] ?? '')
  return new Promise((resolve, reject) => {
    socket.on('connect', send).on('error', reject)
    socket.on('data', (piece) => {
      received = received.byteLength === 0 ? piece : Buffer.concat([received, piece])
      const size = sizeOfAnswer(received)
      if (size === undefined || received.byteLength < size) return
      if (received.toString('latin1', 9, 12) !== '200') {
        socket.destroy()
        reject(new Error(`${url} answered: ${received.toString('utf8', 0, 500)}`))
        return
      }
      received = received.subarray(size)
      count += 1
      if (performance.now() < deadline) send()
      else {
        socket.destroy()
        resolve(count)
      }
    })
  })
}

/** The bytes of the first answer in a buffer; undefined while its end has not arrived. */
function sizeOfAnswer(received: Buffer): number | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head))
  if (length) return head + 4 + Number(length[1])
  const end = received.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? undefined : end + 7
}

function writeRequest(url: string, { method, path, headers = {}, body }: Shot, address: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `x-forwarded-for: ${address}`,
    'accept: */*',
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}
