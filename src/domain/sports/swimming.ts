import type { SportDefinition } from './sport.ts'
import { swimmingPaceZones } from './zones.ts'

export const swimming = {
  id: 'swimming',
  label: 'Swimming',
  noun: 'swim',
  textNames: ['swim', 'swimming'],
  sentence: {
    words: 'swim,swims,swimming,swimmer,pool,pool session,laps,open water,freestyle,front crawl,crawl,🏊'.split(','),
    minBareMinutes: Number.POSITIVE_INFINITY,
  },
  workoutTypes: ['interval', 'ladder sets', 'endurance'],
  targets: ['pace', 'heartrate', 'open'],
  metrics: ['heartrate', 'pace'],
  durationTypes: ['distance'],
  lengths: [
    { unit: 'meters', min: 200, max: 10_000 },
    { unit: 'yards', min: 200, max: 10_000 },
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
  profile: { reference: 'swimming_css', unit: 'swimming_unit' },
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
  fit: { sport: 5, subSport: 17, equipment: [] },
  mark: { path: 'M2 8q2.7-4 5.3 0t5.4 0 5.3 0M2 14q2.7-4 5.3 0t5.4 0 5.3 0', colour: 'var(--swim)' },
  chart: [74, 112],
} as const satisfies SportDefinition
