import { type Bounds, type MinMax, minutes, NO_LIMIT } from './bounds.ts'

/** Bounds of strides, over-unders and equal bouts. Our choice. */
export const details = {
  /** Seconds after a stride: strides are about form, and breath has to come back. */
  strideRest: [30, NO_LIMIT] as MinMax,
  /** Seconds below threshold ÷ seconds above it: three parts under to two over. */
  underToOver: [0, 1.5] as MinMax,
  /** Of two bouts the shorter ÷ the longer, above which they should be equal. */
  nearlyEqual: 0.92,
} as const

/** The bounds of sprints in zone 7 of power, whatever the session they are part of. */
export const sprintBounds = {
  boutSeconds: [5, 20],
  bouts: [3, 12],
  workSeconds: minutes(0.5, 3),
  restRatio: [5, 40],
} as const satisfies Partial<Bounds>
