import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Carrier } from './letter.ts'

/**
 * Writes each letter as a MIME message `<moment>-<id>.eml`, so that names sort by age. A file appears whole or not at
 * all, and only the server's own user may read it: letters let people in.
 */
export function openOutbox({ folder, from, now }: { folder: string; from: string; now: () => Date }): Carrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async carry({ to, subject, text, html }) {
      const date = now()
      const { message } = await composer.sendMail({ from, to, subject, text, html, date })
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${name}.part`)
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, join(folder, `${name}.eml`))
    },
    close: () => composer.close(),
  }
}
