import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { unzip } from '#tests/support/unzip.ts'
import { type ZipEntry, zip } from './zip.ts'

const at = new Date('2026-03-14T07:00:00Z')

async function* inTurn<Item>(items: Iterable<Item>) {
  yield* items
}

async function archiveOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  return Buffer.concat(await Readable.from(zip(inTurn(entries), at)).toArray())
}

test('files of bytes and of text piece by piece come out as they went in', async () => {
  const long = Array.from({ length: 5000 }, (_, index) => `Grüße ${index * 7919}\n`)
  const entries = [
    { name: 'empty.txt', content: new Uint8Array() },
    { name: 'räder/🚴.bin', content: Buffer.from('ride') },
    { name: 'long.txt', content: inTurn(long) },
    { name: 'none.json', content: inTurn([]) },
  ]
  const files = unzip(await archiveOf(entries))
  expect([...files.keys()]).toEqual(['empty.txt', 'räder/🚴.bin', 'long.txt', 'none.json'])
  expect(files.get('räder/🚴.bin')?.toString()).toBe('ride')
  expect(files.get('long.txt')?.toString()).toBe(long.join(''))
  expect(files.get('none.json')?.byteLength).toBe(0)
  expect(unzip(await archiveOf([]))).toEqual(new Map())
})

test('a text that fails while it is written fails the archive, and one that is given up ends its text', async () => {
  const failing = async function* () {
    yield 'a'
    throw new Error('The database is gone')
  }
  await expect(archiveOf([{ name: 'one', content: failing() }])).rejects.toThrow('The database is gone')
  let isEnded = false
  const endless = async function* () {
    try {
      for (let number = 0; ; number += 1) yield `${number * 7919}`.repeat(1000)
    } finally {
      isEnded = true
    }
  }
  for await (const piece of zip(inTurn([{ name: 'endless', content: endless() }]), at))
    if (piece.byteLength > 1000) break
  await expect.poll(() => isEnded).toBe(true)
})
