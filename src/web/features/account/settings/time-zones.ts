/** All time zones that the browser knows, and the athlete's own. */
export function timeZones(own: string): { value: string; label: string }[] {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), own])
  return [...known].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
