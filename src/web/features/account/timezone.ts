/** The browser's time zone, UTC where it does not say. */
export function browserTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
