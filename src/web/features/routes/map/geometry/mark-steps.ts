/** Every how many kilometres or miles a mark stands, so that marks are this many pixels of way apart at least. */
export function markStep(pixelsPerUnit: number, minPixels: number): number {
  return steps.find((step) => step * pixelsPerUnit >= minPixels) ?? (steps.at(-1) as number)
}

/** The marks along so many metres, each with its count and its metres; none at the start and at the end. */
export function marksAlong(metres: number, unitMetres: number, step: number): { count: number; metres: number }[] {
  const marks = Math.ceil(metres / (step * unitMetres)) - 1
  return Array.from({ length: Math.max(0, marks) }, (_, at) => {
    const count = (at + 1) * step
    return { count, metres: count * unitMetres }
  })
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
