/** Words for efforts, in texts and in sentences, the easiest first. */
export const effortNames = {
  easy: ['easy', 'active recovery'],
  steady: ['steady'],
  endurance: ['endurance'],
  tempo: ['moderate', 'moderately hard', 'tempo'],
  sweetSpot: ['sweet spot', 'sweetspot', 'sst'],
  threshold: ['threshold'],
  hard: ['hard'],
  css: ['css'],
  veryHard: ['very hard', 'fast'],
  vo2: ['vo2max', 'vo2 max'],
  anaerobic: ['anaerobic'],
  sprint: ['sprint', 'neuromuscular'],
  allOut: ['max', 'maxeffort', 'max effort', 'all out'],
} as const
