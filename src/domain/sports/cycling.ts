import type { SportDefinition } from './sport.ts'

export const cycling = {
  id: 'cycling',
  label: 'Cycling',
  noun: 'ride',
  textNames: ['bike', 'ride', 'cycling', 'cycle', 'biking'],
  sentence: {
    words:
      'bike,bikes,biking,biker,bicycle,bici,cycle,cycles,cycling,cyclist,ride,rides,riding,spin,spinning,turbo,turbo trainer,trainer,indoor trainer,wattbike,peloton,zwift,rouvy,gravel,mtb,mountain bike,road bike,velo,🚴,🚵,🚲',
    minBareMinutes: 10,
    ownSessions: [],
    // Our choice: ridden at 24 km/h.
    easyAround: { kilometres: 12, secondsPerKilometre: 150 },
  },
  workoutTypes: ['sweet spot', 'v02 max', 'threshold', 'tempo', 'endurance', 'interval'],
  // Intervals given in watts are ridden at about FTP: zone 6 cannot be held for minutes.
  workZones: { endurance: 2, tempo: 3, 'sweet spot': 4, threshold: 5, interval: 5, 'v02 max': 6 },
  targets: ['heartrate', 'power', 'open'],
  metrics: ['heartrate', 'power'],
  durationTypes: ['time', 'distance'],
  lengths: [
    { unit: 'minutes', min: 10, max: 480 },
    { unit: 'kilometers', min: 5, max: 300 },
    { unit: 'miles', min: 3, max: 300 },
  ],
  distanceUnits: ['kilometers', 'miles'],
  usualDistance: 40,
  paceUnits: [],
  paceZones: [],
  reference: {
    metric: 'power',
    label: 'FTP',
    noun: 'FTP',
    shortName: 'FTP',
    min: 40,
    max: 600,
    nominal: 250,
    // Our assumption: on the flat.
    nominalKilometresPerHour: 35,
  },
  // The profile has one unit for running and cycling.
  profile: { reference: 'cycling_ftp', unit: 'running_unit' },
  inPool: false,
  hasStrides: false,
  cadenceUnit: 'rpm',
  easyZone: 2,
  easyParts: {
    warmup: { name: 'Warm up', notes: 'Small gear, loose legs.' },
    build: { name: 'Build', notes: 'Settle into your normal riding pace so that the first effort is no shock.' },
    easy: { name: 'Endurance', notes: 'Ride where you can talk in full sentences. Eat and drink.' },
    recovery: { name: 'Easy spin', notes: 'Let the legs turn over; be ready again, not cold.' },
    cooldown: { name: 'Cool down', notes: 'Roll home and let your pulse come down.' },
  },
  effortScale: [42, 50, 60, 68, 78, 88, 96, 103, 118, 140],
  // 5 is spinning, 6 indoor cycling.
  fit: { sport: 2, subSport: 0, equipment: [5, 6] },
  tcx: 'Biking',
  trainer: 'bike',
  mark: { path: 'M10 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM18 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z', colour: 'var(--bike)' },
  chart: [40, 130],
} as const satisfies SportDefinition
