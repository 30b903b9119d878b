import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { briefSteps } from './brief-steps.ts'

test.each([
  ['3 sets of 5x400, 4 min rest between sets', '3 × (5 × 400 m), 4 min'],
  ['2x(5x400 m, 90s jog) 4 min between sets', '2 × (5 × 400 m, 1:30), 4 min'],
  [
    '2x(4x(200 m fast, 200 m jog), 3 x 1 km, 90 s rest), 5 min jog',
    '2 × (4 × 200 m, 200 m easy + 3 × 1 km, 1:30), 5 min',
  ],
  ['ride 15 min ramp, 5x3 min 110-120 % with 3 min easy', '15 min warm up + 5 × 3 min 110–120 %, 3 min'],
  ['swim 400, 8x100 on 1:50, 4x50 kick', '400 m + 8 × 100 m every 1:50 + 4 × 50 m kick'],
  ['1-2-1 min hard with equal jog', '1 min, 1 min easy + 2 min, 2 min easy + 1 min'],
  ['10x(1 min at 4:00/km, 1 min at 6:00/km)', '10 × (1 min 4:00 /km + 1 min 6:00 /km)'],
])('"%s" is at a glance: %s', (sentence, brief) => {
  const { asked, assumed, workout } = understand(sentence, { sport: 'running' })
  const sport = asked.sport ?? assumed.sport ?? 'running'
  const words = briefSteps(workout?.steps ?? asked.mainSet ?? [], sport)
  expect(words.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(brief)
})
