import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

test.each([
  [['{"a":1}\n{"b":2}\n'], ['{"a":1}', '{"b":2}']],
  [
    ['{"a"', ':1}\n{"b":', '2}'],
    ['{"a":1}', '{"b":2}'],
  ],
  [['{"a":1}'], ['{"a":1}']],
  [['\n\n'], []],
  [['1\n \t\n2\n\r\n'], ['1', '2']],
  [[], []],
])('chunks of %j are the lines %j', async (chunks, lines) => {
  expect(await read(chunks.map((chunk) => new TextEncoder().encode(chunk)))).toEqual(lines)
})

test('a character that is split between two chunks is read whole', async () => {
  const bytes = new TextEncoder().encode('≈ 5 km\n')
  expect(await read([bytes.slice(0, 1), bytes.slice(1)])).toEqual(['≈ 5 km'])
})

async function read(chunks: Uint8Array[]): Promise<string[]> {
  const found: string[] = []
  for await (const line of linesOf(chunks.length > 0 ? streamOf(chunks) : null)) found.push(line)
  return found
}

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk)
      stream.close()
    },
  })
}
