/** How a swim step is swum, what it is practised with, and on what. */
export const strokes = ['freestyle', 'backstroke', 'breaststroke', 'butterfly', 'medley', 'mixed'] as const
export type Stroke = (typeof strokes)[number]

export const drills = ['kick', 'pull', 'drill'] as const
export type Drill = (typeof drills)[number]

export const swimEquipment = ['fins', 'kickboard', 'paddles', 'pull buoy', 'snorkel'] as const
export type SwimEquipment = (typeof swimEquipment)[number]

/** A pool's length in the unit its swimmers count in. */
export type Pool = { length: number; unit: 'meters' | 'yards' }

/** How long a pool can be, in its own unit. */
export const poolBounds = { min: 10, max: 100 }
