/** The browser's time zone; UTC if it gives none. */
export function browserTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
