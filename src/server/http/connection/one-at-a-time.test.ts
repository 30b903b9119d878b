import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A server whose answers are given by hand, and a client that sends requests without waiting. */
async function serving() {
  const asked: string[] = []
  const answers = new EventEmitter()
  const server = createServer(
    oneAtATime(({ url: path = '' }, answer) => {
      asked.push(path)
      answers.emit(path, answer)
    }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())

  /** The answer to a path, once the request is handed over. */
  const handedOver = async (path: string): Promise<ServerResponse> => {
    const [answer] = await once(answers, path)
    return answer
  }

  /** Sends requests all at once; the last one closes the connection. */
  const send = (...paths: string[]) => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void client.destroy())
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: here\r\n`)
    client.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`)
    return client
  }

  /** Another client is served, which shows that all that was sent before has arrived. */
  const serveAnother = async () => {
    const [answer] = await Promise.all([handedOver('/other'), send('/other')])
    answer.end()
  }
  return { asked, send, handedOver, serveAnother }
}

test('a request that was sent without waiting is handed over when the one before it is answered', async () => {
  const { asked, send, handedOver, serveAnother } = await serving()
  let handed = handedOver('/a')
  const client = send('/a', '/b', '/c')
  const body = text(client)
  for (const [path, next] of [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', undefined],
  ] as const) {
    const answer = await handed
    await serveAnother()
    expect(asked.filter((one) => one !== '/other').at(-1)).toBe(path)
    if (next) handed = handedOver(next)
    answer.end(`the answer to ${path}`)
  }
  expect((await body).match(/(?<=the answer to )\S\w/g)).toEqual(['/a', '/b', '/c'])
})

test('what waits on a closed connection is dropped, and other connections are served', async () => {
  const { asked, send, handedOver, serveAnother } = await serving()
  const handed = handedOver('/a')
  const client = send('/a', '/b')
  const answer = await handed
  const closed = once(answer, 'close')
  client.destroy()
  await closed
  answer.end()
  await serveAnother()
  expect(asked).toEqual(['/a', '/other'])
})
