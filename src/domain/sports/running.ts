import type { Sport } from './sport.ts'
import { runningPaceZones } from './zones.ts'

export const running = {
  id: 'running',
  label: 'Running',
  noun: 'run',
  workoutTypes: ['interval', 'threshold', 'tempo', 'endurance'],
  targets: ['pace', 'heartrate', 'open'],
  metrics: ['heartrate', 'pace'],
  durationTypes: ['time', 'distance'],
  distanceUnits: ['kilometers', 'miles'],
  paceUnits: ['km', 'mile'],
  paceZones: runningPaceZones,
  reference: { metric: 'pace', label: 'Threshold pace', min: 120, max: 900, nominal: 300 },
  inPool: false,
  fit: { sport: 1, subSport: 0 },
  chart: [64, 116],
} as const satisfies Sport
