/** Which way the next version of a workout goes from the one before. */
export const directions = ['another', 'harder', 'easier', 'longer intervals', 'shorter intervals'] as const
export type Direction = (typeof directions)[number]
