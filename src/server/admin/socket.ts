import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { CannotStart } from '../cannot-start.ts'
import type { Outcome } from './commands/command.ts'

/** Shortest limit on a unix socket's path among the supported systems: macOS allows 104 bytes with the final zero. */
const MAX_PATH_BYTES = 103
const MAX_COMMAND_CHARACTERS = 64_000
const MAX_READ_CHARACTERS = 4_000_000
const tooLong: Outcome = {
  output: `The command has more than ${MAX_COMMAND_CHARACTERS} characters. Give a part of the list at a time.`,
  exitCode: 1,
}

/**
 * Listens for operator commands on a socket in the data directory, because only one process can open the embedded
 * database. Only the server's own user can open the socket. With `isShared` false this process holds the directory's
 * lock, so it replaces an existing socket, which a stopped server left. With `isShared` true (the database is
 * elsewhere) it leaves a socket that answers: any server of that database can run the command. Throws CannotStart where
 * the socket's place is taken by something else.
 */
export async function listenForOperator(
  dataDir: string,
  operate: (words: string[]) => Promise<Outcome>,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<{ close: () => Promise<void> }> {
  const path = socketIn(dataDir)
  if (isShared && (await answers(path))) return { close: async () => undefined }
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    answer(socket, operate).catch(() => socket.destroy())
  })
  // Bound under a unique name and then renamed: on close Node removes the name it was bound to, even if another server
  // uses it by then.
  const own = join(dirname(path), `operator-${randomUUID().slice(0, 8)}.sock`)
  await bound(server, own)
  const { ino } = statSync(own)
  try {
    renameSync(own, path)
  } catch (cause) {
    server.close()
    const { code } = cause as NodeJS.ErrnoException
    throw new CannotStart(`The socket ${path} cannot be made (${code}). Remove what is there, and start again.`, {
      cause,
    })
  }
  return {
    close: () =>
      new Promise((closed) => {
        if (statSync(path, { throwIfNoEntry: false })?.ino === ino) rmSync(path)
        server.close(() => closed())
        for (const socket of open) socket.destroy()
      }),
  }
}

function bound(server: Server, path: string): Promise<void> {
  return new Promise((listening, refused) => {
    server.once('error', refused)
    // The umask makes the socket private from the start; the bind happens before listen returns.
    const mask = process.umask(0o177)
    withShortPath(path, (short) => server.listen(short, listening))
    process.umask(mask)
  })
}

async function answers(path: string): Promise<boolean> {
  const socket = await connectTo(path).catch(() => undefined)
  socket?.destroy()
  return socket !== undefined
}

/**
 * Asks the running server to run a command. Undefined where no server listens. Throws CannotStart where the socket
 * cannot be used.
 */
export async function askServer(dataDir: string, words: readonly string[]): Promise<Outcome | undefined> {
  const path = socketIn(dataDir)
  const socket = await connectTo(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CannotStart(`${path} cannot be opened (${cause.code}). Set DATA_DIR to the server's, and be its user.`, {
      cause,
    })
  })
  if (!socket) return undefined
  socket.end(JSON.stringify(words))
  const answered = await text(socket).catch(() => '')
  if (answered === '') throw new CannotStart('The server stopped before it answered. See its log, then ask again.')
  return JSON.parse(answered) as Outcome
}

/** A connection to the socket at a path; undefined where no process listens. */
function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise<Socket>((resolved, refused) => {
    withShortPath(path, (short) => {
      const socket = connect(short)
      socket.once('connect', () => resolved(socket))
      socket.once('error', refused)
    })
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return undefined
    throw error
  })
}

async function answer(socket: Socket, operate: (words: string[]) => Promise<Outcome>) {
  let asked = ''
  let characters = 0
  for await (const chunk of socket.setEncoding('utf8')) {
    characters += chunk.length
    // No command line is as long as this.
    if (characters > MAX_READ_CHARACTERS) return socket.destroy()
    if (characters <= MAX_COMMAND_CHARACTERS) asked += chunk
  }
  if (characters > MAX_COMMAND_CHARACTERS) return socket.end(JSON.stringify(tooLong))
  const words = wordsOf(asked)
  if (!words) return socket.destroy()
  const outcome = await operate(words).catch((error: Error): Outcome => ({ output: error.message, exitCode: 1 }))
  return socket.end(JSON.stringify(outcome))
}

/** Parses a command; undefined where it is not a list of strings. */
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
 * Calls `use` with a form of the path that fits a socket address: as given or, where it is too long, as a file name
 * while the working directory is the path's folder. `use` must bind or connect before it returns.
 */
function withShortPath(path: string, use: (short: string) => void) {
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return use(path)
  const here = process.cwd()
  process.chdir(dirname(path))
  try {
    use(`./${basename(path)}`)
  } finally {
    process.chdir(here)
  }
}
