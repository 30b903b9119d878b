import type { Phrase } from '../phrase.ts'

/** "1:30 ride, last :30 tempo": beside a ride of hours a clock time at a place in it is minutes, as it is no more than half of it. */
export function readClocksAtPlaces(phrases: readonly Phrase[]): Phrase[] {
  const whole = phrases.find((one) => one.is === 'length' || (one.is === 'rest' && one.rest.length))
  const clock = (whole?.is === 'length' ? whole.length : whole?.is === 'rest' ? whole.rest.length : undefined)?.clock
  const isHours = clock?.length === 2 && (clock[0] ?? 0) > 0 && (clock[0] ?? 0) < 10
  if (!isHours) return [...phrases]
  return phrases.map((one, at) => {
    const before = phrases[at - 1]
    const isPlace = before?.is === 'mark' && ['first', 'last', 'middle'].includes(before.mark)
    if (one.is !== 'length' || !isPlace || one.length.clock?.length !== 2 || one.length.clock[0] !== 0) return one
    const { clock: parts, ...length } = one.length
    return { ...one, length: { ...length, value: parts[1] ?? 0, unit: 'min' as const } }
  })
}
