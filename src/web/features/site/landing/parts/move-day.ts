/** A week in which what is on a day and what is on the day before or after it have changed places. */
export function moveDay<Entry>(days: readonly Entry[], day: number, by: -1 | 1): readonly Entry[] {
  const [moved, other] = [days[day], days[day + by]]
  if (moved === undefined || other === undefined) return days
  return days.with(day, other).with(day + by, moved)
}
