import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { listen } from './listen.ts'

test.each([
  ['ENOTFOUND', 'This machine cannot be reached as training.invalid (ENOTFOUND). Set HOST'],
  ['EADDRNOTAVAIL', 'This machine cannot be reached as training.invalid (EADDRNOTAVAIL). Set HOST'],
  ['EACCES', 'Port 80 is not open to this user. Set PORT'],
  ['EADDRINUSE', 'Port 80 is taken. Stop what listens there, or set PORT.'],
])('a port that the system refuses with %s gives a sentence as the error', async (code, sentence) => {
  const server = createServer()
  server.listen = () => {
    server.emit('error', Object.assign(new Error(code), { code }))
    return server
  }
  const error = await listen(server, { host: 'training.invalid', port: 80 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CannotStart)
  expect((error as Error).message).toContain(sentence)
})
