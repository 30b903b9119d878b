import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Carrier, Letter } from './letter.ts'

type Outbox = {
  folder: string
  from: string
  now: () => Date
  /** Syncs an open file or folder to the disk; an argument, so that a test can see the calls. */
  sync?: (handle: FileHandle) => Promise<void>
}

/**
 * Writes each letter as a MIME message `<time>-<id>.eml`, so that names sort by age. Files are written whole, and only
 * the server's own user may read them, because links in letters open accounts. A letter is on the disk when it counts
 * as handed over: its row is deleted then, and must not be the only copy that survives a power cut.
 */
export function openOutbox({ folder, from, now, sync = (handle) => handle.sync() }: Outbox): Carrier {
  const composer = createTransport({ streamTransport: true, newline: 'unix' })

  const syncFolder = (path: string) => using(path, 'r', sync)

  const write = async (
    { to, subject, text, html }: Letter,
    finish: (unfinished: string, finished: string) => Promise<void>,
  ) => {
    const date = now()
    const { message } = await composer.sendMail({ from, to, subject, text, html, date })
    const name = `${date.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (made) await syncFolder(dirname(folder))
    const unfinished = join(folder, `.${name}.part`)
    try {
      await using(unfinished, 'wx', async (file) => {
        await file.writeFile(message)
        await sync(file)
      })
      await finish(unfinished, join(folder, `${name}.eml`))
    } finally {
      await rm(unfinished, { force: true })
    }
  }
  return {
    carry: (letter) =>
      write(letter, async (unfinished, finished) => {
        await rename(unfinished, finished)
        await syncFolder(folder)
      }),
    rehearse: (letter) => write(letter, async () => undefined),
  }
}

/** Opens a file for one task and closes it. A new file can only be read by its owner. */
async function using(path: string, flags: string, task: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags, 0o600)
  try {
    await task(handle)
  } finally {
    await handle.close()
  }
}
