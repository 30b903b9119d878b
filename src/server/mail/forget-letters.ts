import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPattern } from './address-pattern.ts'

/** Deletes the letters of an outbox that name one of these addresses, as recipient or in their text. */
export async function forgetLetters(folder: string, addresses: readonly string[]): Promise<void> {
  const patterns = addresses.map((address) => new RegExp(addressPattern(address), 'm'))
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Without a letter there is no folder.
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    // Another process may have removed it meanwhile.
    const message = await readFile(path, 'latin1').catch(() => '')
    const read = plainTextOf(message).toLowerCase()
    if (patterns.some((pattern) => pattern.test(read))) await rm(path, { force: true })
  }
}

/** A MIME message with its quoted-printable parts decoded, in which no line break parts an address. */
function plainTextOf(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
