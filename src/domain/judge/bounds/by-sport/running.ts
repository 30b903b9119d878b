import { minutes, NO_LIMIT, type SportBounds } from '../bounds.ts'
import { sources } from '../sources.ts'

export const runningBounds: SportBounds = {
  sport: 'running',
  types: {
    endurance: {
      source: sources.runs,
      floor: 88,
      totalSeconds: minutes(20, 150),
      easyShare: [0.85, 1],
      strideSeconds: [0, 240],
      // Long runs have blocks at marathon pace, a fast finish or a progression.
      long: { fromSeconds: 5400, easyShare: [0.7, 1], strideSeconds: [0, 600] },
      intensity: [0.6, 0.88],
    },
    tempo: {
      source: sources.runs,
      where: 'at tempo pace',
      floor: 87,
      workPace: [1.04, 1.14],
      // The pace of a half marathon of slower runners is their tempo pace, and runners ask for it as such.
      racePace: [1, 1.14],
      boutSeconds: minutes(10, 75),
      bouts: [1, 4],
      workSeconds: minutes(15, 80),
      workShare: [0.29, 0.83],
      restRatio: [0, 0.33],
    },
    threshold: {
      source: sources.runs,
      where: 'at threshold pace',
      hard: true,
      primers: true,
      floor: 95,
      under: 87,
      workPace: [0.97, 1.05],
      boutSeconds: minutes(4, 40),
      bouts: [1, 8],
      workSeconds: minutes(15, 45),
      workShare: [0.33, 0.68],
      restRatio: [0, 0.34],
      restSeconds: [0, 300],
    },
    interval: {
      source: sources.runs,
      where: 'at interval pace',
      hard: true,
      primers: true,
      floor: 102.5,
      workPace: [0.87, 0.97],
      // Race pace over 1,500 m is 0.85 of threshold pace and counts as zone 5.
      workPaceOfShortBouts: [0.83, 0.97],
      // Intervals at 10 km pace: of slower runners that is threshold pace.
      racePace: [0.87, 1.01],
      boutSeconds: [30, 330],
      boutMetres: [200, 1600],
      bouts: [3, 20],
      workSeconds: minutes(8, 30),
      workShare: [0.18, 0.45],
      restRatio: [0.4, 1.1],
      restRatioOfShortBouts: [0.4, 3],
      warmupSeconds: [600, NO_LIMIT],
    },
  },
}
