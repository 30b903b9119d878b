/** `Wed 18 Nov, 07:05`, with more parts if asked for; an invalid time zone falls back to that of the browser. */
export function momentIn(
  timeZone: string | null | undefined,
  more: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const parts = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...more,
  } as const
  try {
    return new Intl.DateTimeFormat('en-GB', timeZone ? { ...parts, timeZone } : parts)
  } catch {
    return new Intl.DateTimeFormat('en-GB', parts)
  }
}
