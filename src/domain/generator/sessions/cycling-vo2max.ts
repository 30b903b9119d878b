import { micro } from '../families/micro.ts'
import { rideOf, spin } from './a-ride.ts'
import type { Session } from './session.ts'

// At 130–150 % of FTP a rider lasts 250 to 150 s in all, so the work comes in small pieces with W' in mind.
const shape = {
  pairs: [
    [15, 15],
    [15, 30],
    [15, 45],
    [20, 20],
    [20, 40],
    [20, 60],
    [30, 30],
    [30, 60],
    [30, 90],
    [40, 90],
    [40, 120],
    [45, 90],
    [45, 120],
    [60, 120],
    [60, 180],
  ],
  perSet: [3, 10],
  between: [180, 240, 300, 360],
} as const

export const cyclingVo2Max: Session = {
  sport: 'cycling',
  type: 'v02 max',
  prepare: rideOf([micro({ ...shape, sets: [1, 5], fewer: 0 }), micro({ ...shape, sets: [2, 4], fewer: 1 })], {
    work: { name: 'VO2 Max', notes: 'Hard at once, smooth on the pedals. Stop the set when the power falls away.' },
    zone: 6,
    recovery: spin,
    recoveryZone: 1,
  }),
}
