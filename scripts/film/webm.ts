/** An encoded picture of a video: when it is shown, and whether it can be read without those before it. */
export type EncodedFrame = { milliseconds: number; isKey: boolean; data: Uint8Array }

type Video = { width: number; height: number; milliseconds: number; codec: 'V_VP9'; frames: readonly EncodedFrame[] }

/**
 * A WebM file of one video track (RFC 8794 and 9559). Each key frame begins a cluster, within whose 32 s all its frames lie;
 * the cues at the end let a player jump to them.
 */
export function writeWebm({ width, height, milliseconds, codec, frames }: Video): Uint8Array {
  const head = element(0x1a45dfa3, [
    element(0x4286, unsigned(1)),
    element(0x42f7, unsigned(1)),
    element(0x42f2, unsigned(4)),
    element(0x42f3, unsigned(8)),
    element(0x4282, text('webm')),
    element(0x4287, unsigned(4)),
    element(0x4285, unsigned(2)),
  ])
  const info = element(0x1549a966, [
    element(0x2ad7b1, unsigned(NANOSECONDS_PER_TICK)),
    element(0x4489, float(milliseconds)),
    element(0x4d80, text('Pacewright')),
    element(0x5741, text('Pacewright')),
  ])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, unsigned(TRACK)),
      element(0x73c5, unsigned(TRACK)),
      element(0x9c, unsigned(0)),
      element(0x83, unsigned(1)),
      element(0x86, text(codec)),
      element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]),
    ]),
  ])
  const clusters = clustersOf(frames)
  let at = info.length + tracks.length
  const cues: Uint8Array[] = []
  for (const { start, bytes } of clusters) {
    const position = element(0xb7, [element(0xf7, unsigned(TRACK)), element(0xf1, unsigned(at))])
    cues.push(element(0xbb, [element(0xb3, unsigned(start)), position]))
    at += bytes.length
  }
  const body = [info, tracks, ...clusters.map(({ bytes }) => bytes), element(0x1c53bb6b, cues)]
  return join([head, element(0x18538067, body)])
}

const TRACK = 1
/** Times are in milliseconds. */
const NANOSECONDS_PER_TICK = 1_000_000
const KEY_FRAME = 0x80

function clustersOf(frames: readonly EncodedFrame[]): { start: number; bytes: Uint8Array }[] {
  const groups: EncodedFrame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame])
    else groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const start = group[0]?.milliseconds ?? 0
    const blocks = group.map(({ milliseconds, isKey, data }) => {
      const since = milliseconds - start
      if (since > 32_767) throw new Error('A cluster is at most 32 s long: encode more key frames.')
      const header = [0x80 | TRACK, (since >> 8) & 0xff, since & 0xff, isKey ? KEY_FRAME : 0]
      return element(0xa3, join([Uint8Array.from(header), data]))
    })
    return { start, bytes: element(0x1f43b675, [element(0xe7, unsigned(start)), ...blocks]) }
  })
}

function element(id: number, content: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const bytes = content instanceof Uint8Array ? content : join(content)
  return join([unsigned(id), size(bytes.length), bytes])
}

/** A size in as few bytes as it takes; the first bits say how many. */
function size(length: number): Uint8Array {
  for (let bytes = 1; bytes <= 7; bytes += 1)
    if (length < 2 ** (7 * bytes) - 1) {
      const written = new Uint8Array(bytes)
      let rest = length
      for (let at = bytes - 1; at >= 0; at -= 1) {
        written[at] = rest % 256
        rest = Math.floor(rest / 256)
      }
      written[0] = (written[0] ?? 0) | (1 << (8 - bytes))
      return written
    }
  throw new Error('The element is too large.')
}

function unsigned(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
