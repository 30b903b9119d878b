import type { SportBounds } from '../bounds.ts'
import { sources } from '../sources.ts'

export const swimmingBounds: SportBounds = {
  sport: 'swimming',
  types: {
    interval: {
      source: sources.css,
      where: 'at critical speed or faster',
      hard: true,
      floor: 97,
      workPace: [0.9, 1.03],
      boutMetres: [25, 400],
      bouts: [4, 40],
      workMetres: [150, 3000],
      restSeconds: [10, 60],
      restPer100: [5, 30],
      restPer100FasterThanCss: [20, 120],
      narrower: ['ladder sets'],
    },
    'ladder sets': {
      source: 'Tarpinian, ladder 100 to 400 and back; statistics of 35 swim sets',
      where: 'on the ladder',
      floor: 91,
      workPace: [0.97, 1.1],
      boutMetres: [25, 500],
      bouts: [5, 16],
      workMetres: [800, 3200],
      restSeconds: [10, 60],
      restPer100: [5, 25],
      ladder: true,
    },
    endurance: {
      source: 'Maglischo, EN1 and EN2; statistics of 35 swim sets',
      where: 'at a steady pace',
      floor: 87,
      easyFloor: 80,
      workPace: [1, 1.18],
      boutMetres: [100, 1500],
      bouts: [1, 30],
      workMetres: [600, 4000],
      restSeconds: [5, 90],
      restPer100: [3, 30],
      restShare: [0, 0.15],
      narrower: ['ladder sets'],
    },
  },
}
