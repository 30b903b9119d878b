import type { Sport } from './sport.ts'
import { swimmingPaceZones } from './zones.ts'

export const swimming = {
  id: 'swimming',
  label: 'Swimming',
  noun: 'swim',
  workoutTypes: ['interval', 'ladder sets', 'endurance'],
  targets: ['pace', 'heartrate', 'open'],
  metrics: ['heartrate', 'pace'],
  durationTypes: ['distance'],
  distanceUnits: ['meters', 'yards'],
  paceUnits: ['100m', '100yd'],
  paceZones: swimmingPaceZones,
  reference: { metric: 'pace', label: 'Critical swim speed', min: 45, max: 300, nominal: 110 },
  inPool: true,
  fit: { sport: 5, subSport: 17 },
  chart: [74, 112],
} as const satisfies Sport
