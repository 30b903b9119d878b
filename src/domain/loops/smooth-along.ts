/**
 * For each point of a closed line, pairs of metres east and north, the mean of some values along the 150 m of way around
 * it; between two points a value changes evenly. Stretches with an unknown end count for nothing, and an unknown value
 * (NaN) stays one.
 */
export function smoothAlong(line: readonly number[], values: readonly number[]): number[] {
  const metres = [0]
  /** From the start to each point: the metres with known values, and the sum of the values along them. */
  const [known, sums] = [[0], [0]]
  for (let at = 1; at < values.length; at += 1) {
    const [dx, dy] = [
      (line[2 * at] as number) - (line[2 * at - 2] as number),
      (line[2 * at + 1] as number) - (line[2 * at - 1] as number),
    ]
    const step = Math.hypot(dx, dy)
    const mean = ((values[at - 1] as number) + (values[at] as number)) / 2
    const isKnown = !Number.isNaN(mean)
    metres.push((metres[at - 1] as number) + step)
    known.push((known[at - 1] as number) + (isKnown ? step : 0))
    sums.push((sums[at - 1] as number) + (isKnown ? step * mean : 0))
  }
  const total = metres.at(-1) as number
  const until = (place: number): [number, number] => {
    // The line is closed, so that the way before the start is its end.
    if (place < 0) return added(until(Math.max(0, place + total)), -(known.at(-1) as number), -(sums.at(-1) as number))
    if (place > total)
      return added(until(Math.min(total, place - total)), known.at(-1) as number, sums.at(-1) as number)
    const at = lastAtMost(metres, place)
    const [value, next] = [values[at] as number, values[at + 1] ?? Number.NaN]
    const step = place - (metres[at] as number)
    const long = (metres[at + 1] ?? total) - (metres[at] as number)
    const sum = step * (value + ((next - value) * step) / (2 * long || 1))
    return added([known[at] as number, sums[at] as number], Number.isNaN(sum) ? 0 : step, Number.isNaN(sum) ? 0 : sum)
  }
  return values.map((value, at) => {
    const [from, to] = [until((metres[at] as number) - HALF_METRES), until((metres[at] as number) + HALF_METRES)]
    const length = to[0] - from[0]
    return Number.isNaN(value) || length <= 0 ? value : (to[1] - from[1]) / length
  })
}

function added([metres, sum]: [number, number], more: number, of: number): [number, number] {
  return [metres + more, sum + of]
}

/** Where the last of some rising numbers is that is not above a limit. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((numbers[middle] as number) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

/** As wide as GraphHopper's moving average. */
const HALF_METRES = 75
