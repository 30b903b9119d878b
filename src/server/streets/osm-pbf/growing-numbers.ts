/** A list of numbers that grows in memory of its own size, not in that of objects. */
export type GrowingNumbers = {
  push: (value: number) => void
  length: () => number
  /** Takes off what follows the first numbers. */
  cut: (length: number) => void
  values: () => Float64Array
}

export function createGrowingNumbers(): GrowingNumbers {
  let [values, length] = [new Float64Array(1 << 12), 0]
  return {
    push: (value) => {
      if (length === values.length) {
        const larger = new Float64Array(values.length * 2)
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
    length: () => length,
    cut: (shorter) => {
      length = Math.min(length, shorter)
    },
    values: () => values.subarray(0, length),
  }
}
