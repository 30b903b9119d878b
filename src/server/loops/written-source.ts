import type { StreetSource } from '#contracts/directions.ts'
import type { Source } from './provider.ts'

/** A source of streets as the API names it. */
export function writtenSource({ isInvented, ...source }: Source): StreetSource {
  return { ...source, ...(isInvented && { is_invented: true }) }
}
