/** What the address of the route generator keeps: its last settings, without those that are the default. */
export type GeneratorSearch = {
  /** `51.505,-0.09` */
  start?: string | undefined
  distance?: number | undefined
  unit?: string | undefined
  activity?: string | undefined
}

/**
 * Reads the search of an address. It is part of every page's script, so it knows no units and no activities: the page
 * finds out what the words mean.
 */
export function generatorSearch({ start, distance, unit, activity }: Record<string, unknown>): GeneratorSearch {
  return {
    start: typeof start === 'string' ? start : undefined,
    distance: typeof distance === 'number' ? distance : undefined,
    unit: typeof unit === 'string' ? unit : undefined,
    activity: typeof activity === 'string' ? activity : undefined,
  }
}
