import type { Aim, Part } from './part.ts'
import { spreadAims } from './spread-aims.ts'

/** "6 mi starting at 9:00, drop 15 s per mile": one piece for each unit, each of its own pace. */
export function stepsWithin(part: Part): Part[] {
  const { length, times, inner, rungs, listed, rest, role } = part
  const [aim] = part.aims.filter(({ step }) => step !== undefined)
  if (!length || !aim?.step || times.length > 0 || inner || rungs || listed || rest || role) return [part]
  const unit = length.unit
  const { per } = aim.step
  const isOfUnit = (unit === 'km' && per !== 'mile') || (unit === 'mi' && per !== 'km')
  if (!isOfUnit || !Number.isInteger(length.value) || length.value < 2 || length.value > MOST_PIECES) return [part]
  const aims = spreadAims({ ...part, times: [length.value] }, part.aims.map(asPace))
  if (!aims) return [part]
  const { ramp: _, ...own } = part
  return aims.map((one) => ({ ...own, length: { ...length, value: 1 }, aims: [one] }))
}

const MOST_PIECES = 26

/** The first of two paces is where it starts. */
function asPace(aim: Aim): Aim {
  return aim.kind === 'pace' && aim.step ? { ...aim, low: aim.low, high: aim.low } : aim
}
