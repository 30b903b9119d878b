/**
 * A regular expression that finds an address in a text in lower case, and not as a part of a longer one. Written so that
 * PostgreSQL and JavaScript read it alike.
 */
export function addressPattern(address: string): string {
  const escaped = address.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(^|[^a-z0-9._%+-])${escaped}(?![a-z0-9-]|\\.[a-z0-9])`
}
