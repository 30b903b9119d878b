import type { Measured } from './measure.ts'
import type { Part } from './part.ts'

/** "30 min fartlek, 1 min hard 2 min easy": a pair without a count, as often as it goes beside a warm-up and a cool-down. */
export function repeatedPair(others: readonly Part[], whole: Measured, sizes: readonly number[]): Part | undefined {
  const [work, easy, ...more] = others
  const [one = 0, two = 0] = sizes
  if (!work || !easy || more.length > 0 || !easy.isJoined || whole.unit !== 'seconds') return undefined
  const isPair = [work, easy].every(
    ({ times, length, role, place, rest, inner }) => times.length === 0 && length && !role && !place && !rest && !inner,
  )
  const isEasy = easy.aims.some((aim) => aim.kind === 'effort' && (aim.name === 'easy' || aim.name === 'recovery'))
  const times = Math.floor((whole.value * SHARE) / (one + two))
  if (!isPair || !isEasy || times < 2 || times > 60) return undefined
  return { from: work.from, to: easy.to, times: [times], inner: [{ ...work }, { ...easy }], aims: [], details: [] }
}

// Of the whole, the rest are the ends (our choice).
const SHARE = 0.6
