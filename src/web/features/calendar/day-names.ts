const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`))
}

/** `Monday 16 November`: how a day is called in sentences and labels. */
export const nameOfDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** `16 November 2026` */
export const dateOfDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** `November 2026` */
export const monthOfDay = format({ month: 'long', year: 'numeric' })
/** `Wed 18 Nov` */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
/** `Mon` */
export const weekdayOf = format({ weekday: 'short' })
/** `16` */
export const numberOfDay = format({ day: 'numeric' })

const dayAndMonth = format({ day: 'numeric', month: 'long' })

/** The days of a week by its ends: `16–22 November`, `30 November – 6 December`. */
export function nameOfWeek(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${numberOfDay(first)}–${dayAndMonth(last)}`
    : `${dayAndMonth(first)} – ${dayAndMonth(last)}`
}
