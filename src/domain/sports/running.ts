import type { SportDefinition } from './sport.ts'
import { runningPaceZones } from './zones.ts'

export const running = {
  id: 'running',
  label: 'Running',
  noun: 'run',
  textNames: ['run', 'running'],
  sentence: {
    words: 'run,runs,running,runner,jog,jogs,jogging,treadmill,track,trail,trails,road run,parkrun,🏃',
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
    { unit: 'minutes', min: 10, max: 480 },
    { unit: 'kilometers', min: 2, max: 60 },
    { unit: 'miles', min: 1.25, max: 60 },
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
  profile: { reference: 'running_threshold_pace', unit: 'running_unit' },
  inPool: false,
  hasStrides: true,
  cadenceUnit: 'steps/min',
  easyZone: 1,
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
  effortScale: [70, 74, 79, 85, 90, 95, 99, 103, 109, 116],
  // 1 is a treadmill.
  fit: { sport: 1, subSport: 0, equipment: [1] },
  tcx: 'Running',
  trainer: 'treadmill',
  mark: { path: 'M4 15.5 8.5 4.5M11.5 15.5 16 4.5', colour: 'var(--run)' },
  chart: [64, 116],
} as const satisfies SportDefinition
