import type { Part } from './parts.ts'
import { groupOf } from './rounds.ts'
import { sumOf } from './sums.ts'

/** "25 km: 2 min at 110 %, 4 min at 75 %, keep cycling through": as many rounds as the whole takes; false if that is not known. */
export function goOn(parts: Part[]): boolean {
  const [whole, first, ...others] = parts
  const [length] = whole?.lengths ?? []
  if (!whole || !first || !length || others.length === 0 || whole.isCounted || whole.aims.length > 0) return false
  const own = [first, ...others]
  const sum = sumOf(own, 's')
  if (!sum || own.some((part) => part.isCounted || part.end || part.aims.length === 0)) return false
  const seconds = length.in === 's' ? length.size : (length.size / METRES_PER_HOUR) * 3600
  const rounds = Math.round(seconds / sum)
  if (rounds < 2 || rounds > MOST_ROUNDS) return false
  const isExact = length.in === 's' && rounds * sum === length.size
  const tell = `${rounds} rounds were taken for ${length.words}${length.in === 'm' ? ' at about 40 km/h' : ''}: say how many, if not.`
  parts.splice(0, parts.length, { ...groupOf(first, own, rounds), from: whole.from, ...(isExact ? {} : { tell }) })
  return true
}

// How fast a group of riders goes (our choice).
const METRES_PER_HOUR = 40000
const MOST_ROUNDS = 30
