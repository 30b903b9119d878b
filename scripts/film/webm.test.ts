import { expect, test } from 'vitest'
import { writeWebm } from './webm.ts'

const frame = (milliseconds: number, isKey: boolean, length = 3) => ({
  ...{ milliseconds, isKey, data: new Uint8Array(length).fill(7) },
})

test('a video is a WebM file whose sizes add up, with a cluster for each key frame', () => {
  const frames = [frame(0, true, 200), frame(500, false), frame(2000, true, 20_000)]
  const file = writeWebm({ width: 960, height: 600, milliseconds: 2500, codec: 'V_VP9', frames })
  const top = elementsOf(file)
  expect(top.map(({ id }) => id)).toEqual([0x1a45dfa3, 0x18538067])
  const parts = elementsOf(top[1]?.content ?? new Uint8Array())
  expect(parts.map(({ id }) => id)).toEqual([0x1549a966, 0x1654ae6b, 0x1f43b675, 0x1f43b675, 0x1c53bb6b])
  const [first, second] = parts.filter(({ id }) => id === 0x1f43b675).map(({ content }) => elementsOf(content))
  expect([first?.length, second?.length]).toEqual([3, 2])
  // The second block is 500 ms into its cluster, and no key frame.
  expect([...(first?.[2]?.content.slice(0, 4) ?? [])]).toEqual([0x81, 500 >> 8, 500 & 0xff, 0])
})

test('a cluster that is too long is refused', () => {
  const frames = [frame(0, true), frame(40_000, false)]
  expect(() => writeWebm({ width: 1, height: 1, milliseconds: 50_000, codec: 'V_VP9', frames })).toThrow(/key frames/)
})

/** The elements of some bytes, read by the lengths that they declare. */
function elementsOf(bytes: Uint8Array): { id: number; content: Uint8Array }[] {
  const found: { id: number; content: Uint8Array }[] = []
  let at = 0
  while (at < bytes.length) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const id = Number(`0x${hex(bytes.slice(at, at + idLength))}`)
    at += idLength
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23
    const written = Number(`0x${hex(bytes.slice(at, at + sizeLength))}`)
    const size = written - 2 ** (7 * sizeLength)
    at += sizeLength
    found.push({ id, content: bytes.slice(at, at + size) })
    at += size
  }
  expect(at).toBe(bytes.length)
  return found
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
