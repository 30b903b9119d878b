import type { SportDefinition } from './sport.ts'
import { speeds } from './target-parts.ts'
import { runningPaceZones } from './zones.ts'

export const running = {
  id: 'running',
  label: 'Running',
  noun: 'run',
  textNames: ['run', 'running'],
  sentence: {
    words:
      'run,runs,running,runner,jog,jogs,jogging,treadmill,track,trail,trails,road run,fell run,fell running,hash run,parkrun,🏃',
    minBareMinutes: 20,
    ownSessions: ['cruise', 'fartlek'],
    // Our choice: jogged at 5:20 /km.
    easyAround: { kilometres: 4, secondsPerKilometre: 320 },
  },
  workoutTypes: ['interval', 'threshold', 'tempo', 'endurance'],
  workZones: { endurance: 2, tempo: 3, threshold: 4, interval: 5 },
  targets: ['pace', 'heartrate', 'open'],
  metrics: ['heartrate', 'pace'],
  durationTypes: ['time', 'distance'],
  lengths: [
    { unit: 'minutes', min: 10, max: 480, longDay: 180 },
    { unit: 'kilometers', min: 2, max: 60, longDay: 35 },
    { unit: 'miles', min: 1.25, max: 60, longDay: 20 },
  ],
  distanceUnits: ['kilometers', 'miles'],
  usualDistance: 10,
  paceUnits: ['km', 'mile'],
  paceZones: runningPaceZones,
  reference: {
    metric: 'pace',
    label: 'Threshold pace',
    noun: 'threshold pace',
    shortName: 'threshold',
    min: 120,
    max: 900,
    nominal: 300,
  },
  profile: {
    reference: 'running_threshold_pace',
    unit: 'running_unit',
    zones: 'running_pace_zones',
    heartRateZones: 'running_heart_rate_zones',
  },
  inPool: false,
  hasStrides: true,
  // Daniels: 5 km is about interval pace, threshold lies between 10 km and the half marathon.
  racePaces: {
    interval: ['1500m', '3k', '5k'],
    threshold: ['10k', 'half marathon'],
    tempo: ['half marathon', 'marathon'],
  },
  cadenceUnit: 'steps/min',
  easyZone: 2,
  easyParts: {
    warmup: { name: 'Warm up', notes: 'Start slower than feels needed.' },
    build: { name: 'Build', notes: 'A little quicker now, still relaxed, so that the first effort is no shock.' },
    easy: { name: 'Easy run', notes: 'Run where you can talk in full sentences.' },
    recovery: {
      name: 'Easy jog',
      notes: 'Shuffle if you like; start the next one fresh enough to hold the pace.',
    },
    cooldown: { name: 'Cool down', notes: 'Jog slowly and let your pulse come down.' },
  },
  targetParts: [
    { zone: 1, use: 'easy', percents: speeds(1.29, 1.37) },
    { zone: 1, use: 'recovery', percents: speeds(1.29, 1.37) },
    { zone: 2, use: 'easy', percents: speeds(1.19, 1.28) },
    { zone: 2, use: 'recovery', percents: speeds(1.19, 1.28) },
    { zone: 2, use: 'endurance', percents: speeds(1.19, 1.28) },
    { zone: 2, use: 'brisk', percents: speeds(1.15, 1.2) },
    { zone: 3, use: 'work', upTo: 1800, percents: speeds(1.05, 1.09), effort: 6 },
    { zone: 3, use: 'work', percents: speeds(1.07, 1.12) },
    { zone: 4, use: 'work', upTo: 480, percents: speeds(0.97, 1), effort: 8 },
    { zone: 4, use: 'work', upTo: 900, percents: speeds(0.99, 1.02) },
    { zone: 4, use: 'work', percents: speeds(1, 1.04) },
    { zone: 5, use: 'work', upTo: 60, percents: speeds(0.87, 0.9), effort: 9 },
    { zone: 5, use: 'work', upTo: 120, percents: speeds(0.89, 0.92), effort: 9 },
    { zone: 5, use: 'work', upTo: 180, percents: speeds(0.91, 0.94) },
    { zone: 5, use: 'work', percents: speeds(0.92, 0.96) },
    { zone: 5, use: 'stride', percents: speeds(0.85, 0.9), effort: 8 },
  ],
  effortScale: [70, 74, 79, 85, 90, 95, 99, 103, 109, 116],
  // 1 is a treadmill.
  fit: { sport: 1, subSport: 0, equipment: [1] },
  tcx: 'Running',
  trainer: 'treadmill',
  mark: { path: 'M4 15.5 8.5 4.5M11.5 15.5 16 4.5', colour: 'var(--run)' },
  chart: [64, 116],
} as const satisfies SportDefinition
