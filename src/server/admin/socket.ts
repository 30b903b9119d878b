import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Outcome } from './commands.ts'

/** Longest path of a unix socket, in bytes, on every system we run on. */
const LONGEST_PATH = 103
/** Longest command, in bytes. */
const LONGEST_COMMAND = 64_000

/**
 * Listens in the data directory for the operator's command: the embedded database has one owner, so the command asks
 * the server. Nobody but the server's own user can open the socket. The caller holds the directory, so a socket that
 * is already there is a dead server's.
 */
export async function listenForOperator(
  dataDir: string,
  operate: (words: string[]) => Promise<Outcome>,
): Promise<{ close: () => Promise<void> }> {
  const path = socketIn(dataDir)
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    answer(socket, operate).catch(() => socket.destroy())
  })
  await new Promise<void>((listening, refused) => {
    server.once('error', refused)
    // Private from its first moment; the bind happens before listen returns.
    const mask = process.umask(0o177)
    withShortPath(path, (short) => server.listen(short, listening))
    process.umask(mask)
  })
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of open) socket.destroy()
        rmSync(path, { force: true })
      }),
  }
}

/** Asks the server that holds the data directory to run a command; undefined where no server listens. */
export async function askServer(dataDir: string, words: readonly string[]): Promise<Outcome | undefined> {
  const socket = await new Promise<Socket | undefined>((resolved, refused) => {
    withShortPath(socketIn(dataDir), (short) => {
      const socket = connect({ path: short, allowHalfOpen: true })
      socket.once('connect', () => resolved(socket))
      socket.once('error', (trouble: NodeJS.ErrnoException) =>
        trouble.code === 'ENOENT' || trouble.code === 'ECONNREFUSED' ? resolved(undefined) : refused(trouble),
      )
    })
  })
  if (!socket) return undefined
  socket.end(JSON.stringify(words))
  const answered = await text(socket)
  if (answered === '') throw new Error('The server stopped before it answered.')
  return JSON.parse(answered) as Outcome
}

async function answer(socket: Socket, operate: (words: string[]) => Promise<Outcome>) {
  let asked = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    asked += chunk
    if (asked.length > LONGEST_COMMAND) return socket.destroy()
  }
  const words = wordsOf(asked)
  if (!words) return socket.destroy()
  const outcome = await operate(words).catch((trouble: Error): Outcome => ({ output: trouble.message, exitCode: 1 }))
  return socket.end(JSON.stringify(outcome))
}

/** The words of a command; undefined where the client sent something else. */
function wordsOf(asked: string): string[] | undefined {
  try {
    return Words.parse(JSON.parse(asked))
  } catch {
    return undefined
  }
}

const Words = z.array(z.string())

function socketIn(dataDir: string): string {
  return join(resolve(dataDir), 'operator.sock')
}

/**
 * Calls `use` with a way to write the path that a socket address has room for: as it is, from here, or, where both are
 * too long, by its last part while its folder is the working directory. `use` binds or connects before it returns.
 */
function withShortPath(path: string, use: (short: string) => void) {
  const short = [path, relative(process.cwd(), path)].find((written) => Buffer.byteLength(written) <= LONGEST_PATH)
  if (short) return use(short)
  const here = process.cwd()
  process.chdir(join(path, '..'))
  try {
    use('./operator.sock')
  } finally {
    process.chdir(here)
  }
}
