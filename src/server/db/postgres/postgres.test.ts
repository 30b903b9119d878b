import { createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { CannotStart } from '../../cannot-start.ts'
import { openDatabase } from '../open.ts'
import { openPostgres } from './postgres.ts'

test('a PostgreSQL that is too old is refused with a sentence', async () => {
  const server = await aPostgres({ server_version_num: '140012', server_version: '14.12 (Debian 14.12-1)' })
  const opened = openDatabase({ dataDir: '', databaseUrl: server.url }, () => undefined)
  await expect(opened).rejects.toThrow(CannotStart)
  await expect(opened).rejects.toThrow(
    'DATABASE_URL leads to PostgreSQL 14.12 (Debian 14.12-1). Pacewright needs PostgreSQL 15 or newer.',
  )
  await server.close()
})

test.each([
  ['149999', false],
  ['150000', true],
])('a PostgreSQL of version number %s is taken: %s', async (server_version_num, isTaken) => {
  const server = await aPostgres({ server_version_num, server_version: '15' })
  const { alone, close } = await openPostgres(server.url, { onError: () => undefined })
  let ran = false
  const work = alone(async () => {
    ran = true
  })
  if (isTaken) await work
  else await expect(work).rejects.toThrow(CannotStart)
  expect(ran).toBe(isTaken)
  await close()
  await server.close()
})

test.each([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    'connect ECONNREFUSED 127.0.0.1:1',
  ],
  // As of a host with several addresses, none of which answers.
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('a PostgreSQL that cannot be reached is named by the error’s message, or else its code', async (error, named) => {
  vi.spyOn(Client.prototype, 'connect').mockImplementationOnce(() => Promise.reject(error))
  const { alone, close } = await openPostgres('postgres://me@127.0.0.1:1/training', { onError: () => undefined })
  await expect(alone(async () => undefined)).rejects.toThrow(new CannotStart(`PostgreSQL cannot be reached: ${named}.`))
  await close()
})

/** A stand-in that speaks as much of PostgreSQL's protocol as it takes to say which version it is. */
async function aPostgres({ server_version_num, server_version }: Record<string, string>) {
  const server = createServer((socket) => speak(socket, [server_version_num ?? '', server_version ?? '']))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `postgres://me@127.0.0.1:${port}/training`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function speak(socket: Socket, cells: string[]) {
  const ready = message('Z', Buffer.from('I'))
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), ready]))
    socket.on('data', (sent) => {
      const kind = sent.toString('latin1', 0, 1)
      const done = message('C', Buffer.from('SELECT 1\0'))
      // A query with parameters, which is parsed, bound and described, has no rows here.
      if (kind === 'P') socket.write(Buffer.concat([message('1'), message('2'), message('n'), done, ready]))
      if (kind !== 'Q') return
      // The columns' types: int4 and text.
      const columns = [column('number', 23), column('name', 25)]
      const row = cells.map((cell) => Buffer.concat([int32(Buffer.byteLength(cell)), Buffer.from(cell)]))
      socket.write(
        Buffer.concat([
          message('T', int16(columns.length), ...columns),
          message('D', int16(row.length), ...row),
          done,
          ready,
        ]),
      )
    })
  })
  socket.on('error', () => socket.destroy())
}

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.byteLength + 4), body])
}

const column = (name: string, type: number) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
