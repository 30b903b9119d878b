/** Latitude and longitude of an encoded polyline with six decimals, as Valhalla writes it; undefined for other text. */
export function readPolyline6(text: string): [number, number][] | undefined {
  const line: [number, number][] = []
  const at: [number, number] = [0, 0]
  let [bits, factor, axis] = [0, 1, 0]
  for (const character of text) {
    const value = character.charCodeAt(0) - 63
    if (value < 0 || value > 63 || factor > MAX_FACTOR) return undefined
    bits += (value & 31) * factor
    factor *= 32
    if (value >= 32) continue
    // The sign is the last bit.
    at[axis as 0 | 1] += bits % 2 === 0 ? bits / 2 : -(bits + 1) / 2
    if (axis === 1) line.push([at[0] / STEPS_PER_DEGREE, at[1] / STEPS_PER_DEGREE])
    ;[bits, factor, axis] = [0, 1, 1 - axis]
  }
  return factor === 1 && axis === 0 ? line : undefined
}

const STEPS_PER_DEGREE = 1e6
/** The largest difference, 720 degrees, has seven characters of five bits. */
const MAX_FACTOR = 32 ** 6
