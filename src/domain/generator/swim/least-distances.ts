/**
 * The distance of a swim from which on a full session of its type has room, in the asked unit: a shorter one says so. Our choice.
 */
export const leastDistances = { interval: 800, 'ladder sets': 1200, endurance: 1000 } as const
