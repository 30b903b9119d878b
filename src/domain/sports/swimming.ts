import type { SportDefinition } from './sport.ts'
import { speeds } from './target-parts.ts'
import { swimmingPaceZones } from './zones.ts'

export const swimming = {
  id: 'swimming',
  label: 'Swimming',
  noun: 'swim',
  textNames: ['swim', 'swimming'],
  sentence: {
    words:
      'swim,swims,swimming,swimmer,pool,pool session,laps,open water,openwater,ocean swim,sea swim,lake swim,river swim,lido,ows,freestyle,front crawl,crawl,dive,dives,stroke,strokes,🏊',
    minBareMinutes: Number.POSITIVE_INFINITY,
    ownSessions: ['css'],
  },
  workoutTypes: ['interval', 'ladder sets', 'endurance'],
  workZones: { endurance: 2, interval: 4 },
  targets: ['pace', 'heartrate', 'open'],
  metrics: ['heartrate', 'pace'],
  durationTypes: ['distance'],
  lengths: [
    { unit: 'meters', min: 200, max: 10_000, longDay: 5000 },
    { unit: 'yards', min: 200, max: 10_000, longDay: 5500 },
  ],
  distanceUnits: ['meters', 'yards'],
  usualDistance: 2000,
  paceUnits: ['100m', '100yd'],
  paceZones: swimmingPaceZones,
  reference: {
    metric: 'pace',
    label: 'Critical swim speed',
    noun: 'critical swim speed',
    shortName: 'CSS',
    min: 45,
    max: 300,
    nominal: 110,
  },
  profile: {
    reference: 'swimming_css',
    unit: 'swimming_unit',
    zones: 'swimming_pace_zones',
    heartRateZones: 'running_heart_rate_zones',
  },
  inPool: true,
  hasStrides: false,
  cadenceUnit: 'strokes/min',
  easyZone: 1,
  easyParts: {
    warmup: { name: 'Warm up', notes: 'Long, easy strokes.' },
    build: { name: 'Build', notes: 'A little firmer with every length.' },
    easy: { name: 'Easy', notes: 'Relaxed and even: count strokes, keep the count.' },
    recovery: { name: 'Easy', notes: 'Loose and slow until your breathing is calm.' },
    cooldown: { name: 'Cool down', notes: 'Swim it loose, any stroke.' },
  },
  // In metres.
  targetParts: [
    { zone: 1, use: 'easy', percents: speeds(1.15, 1.22) },
    { zone: 2, use: 'endurance', percents: speeds(1.09, 1.14), effort: 4 },
    { zone: 3, use: 'work', percents: speeds(1.03, 1.06), effort: 6 },
    { zone: 4, use: 'work', upTo: 175, percents: speeds(0.98, 1), effort: 7 },
    { zone: 4, use: 'work', upTo: 250, percents: speeds(0.985, 1.01), effort: 7 },
    { zone: 4, use: 'work', percents: speeds(1, 1.03), effort: 7 },
    { zone: 5, use: 'work', upTo: 62, percents: speeds(0.91, 0.95), effort: 9 },
    { zone: 5, use: 'work', percents: speeds(0.94, 0.98), effort: 8 },
  ],
  effortScale: [78, 82, 86, 90, 94, 97, 100, 103, 106, 110],
  fit: { sport: 5, subSport: 17, equipment: [] },
  mark: { path: 'M2 8q2.7-4 5.3 0t5.4 0 5.3 0M2 14q2.7-4 5.3 0t5.4 0 5.3 0', colour: 'var(--swim)' },
  chart: [74, 112],
} as const satisfies SportDefinition
