/** The day at a moment in a time zone. A zone that is unknown or invalid counts as the local one. */
export function todayIn(now: Date, zone?: string | null): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return ['year', 'month', 'day'].map((type) => parts.get(type as 'year')).join('-')
}

function formatOf(timeZone: string | null | undefined): Intl.DateTimeFormat {
  const format = {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  } as const
  try {
    return new Intl.DateTimeFormat('en', timeZone ? { ...format, timeZone } : format)
  } catch {
    return new Intl.DateTimeFormat('en', format)
  }
}
