/** Latitude and longitude in degrees. */
type Place = readonly [number, number]

/** A line as Google's encoded polyline, with five decimals. */
export function encodePolyline(line: readonly Place[]): string {
  let text = ''
  let [latitude, longitude] = [0, 0]
  for (const place of line) {
    const [nextLatitude, nextLongitude] = place.map(stepsOf) as [number, number]
    text += encodeDifference(nextLatitude - latitude) + encodeDifference(nextLongitude - longitude)
    latitude = nextLatitude
    longitude = nextLongitude
  }
  return text
}

/** The line of an encoded polyline with five decimals; undefined for a text that is none. */
export function decodePolyline(text: string): [number, number][] | undefined {
  const steps: number[] = []
  let [value, factor] = [0, 1]
  for (const character of text) {
    const bits = character.charCodeAt(0) - 63
    if (bits < 0 || bits > 63 || factor > MAX_FACTOR) return undefined
    value += (bits & 31) * factor
    factor *= 32
    if (bits >= 32) continue
    steps.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2)
    ;[value, factor] = [0, 1]
  }
  if (factor > 1 || steps.length % 2 === 1) return undefined
  const line: [number, number][] = []
  let [latitude, longitude] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    latitude += steps[at] as number
    longitude += steps[at + 1] as number
    if (Math.abs(latitude) > 90 * STEPS_PER_DEGREE || Math.abs(longitude) > 360 * STEPS_PER_DEGREE) return undefined
    line.push([latitude / STEPS_PER_DEGREE, longitude / STEPS_PER_DEGREE])
  }
  return line
}

const STEPS_PER_DEGREE = 1e5
/** The largest difference, 720 degrees, has six characters of five bits. */
const MAX_FACTOR = 32 ** 5

function stepsOf(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE)
}

function encodeDifference(steps: number): string {
  // The sign is the last bit.
  let rest = steps < 0 ? -2 * steps - 1 : 2 * steps
  let text = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += String.fromCharCode((rest % 32) + 32 + 63)
  return text + String.fromCharCode(rest + 63)
}
