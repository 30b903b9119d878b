import type { Sport } from './sport.ts'

export const cycling = {
  id: 'cycling',
  label: 'Cycling',
  noun: 'ride',
  workoutTypes: ['sweet spot', 'v02 max', 'threshold', 'tempo', 'endurance', 'interval'],
  targets: ['heartrate', 'power', 'open'],
  metrics: ['heartrate', 'power'],
  durationTypes: ['time', 'distance'],
  distanceUnits: ['kilometers', 'miles'],
  paceUnits: [],
  paceZones: [],
  reference: { metric: 'power', label: 'FTP', min: 40, max: 600, nominal: 250 },
  inPool: false,
  fit: { sport: 2, subSport: 0 },
  chart: [40, 130],
} as const satisfies Sport
