import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Carrier, Letter } from './letter.ts'

/**
 * Writes each letter as a MIME message `<time>-<id>.eml`, so that names sort by age. Files are written whole, and only
 * the server's own user may read them, because links in letters open accounts.
 */
export function openOutbox({ folder, from, now }: { folder: string; from: string; now: () => Date }): Carrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const write = async ({ to, subject, text, html }: Letter) => {
    const date = now()
    const { message } = await composer.sendMail({ from, to, subject, text, html, date })
    const name = `${date.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${name}.part`)
    await writeFile(unfinished, message, { mode: 0o600 })
    return { unfinished, finished: join(folder, `${name}.eml`) }
  }
  return {
    async carry(letter) {
      const { unfinished, finished } = await write(letter)
      await rename(unfinished, finished)
    },
    async rehearse(letter) {
      const { unfinished } = await write(letter)
      await rm(unfinished)
    },
    close: () => composer.close(),
  }
}
