import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

const sentences = [
  [
    'swim 6x50 sprints 45s rest, 500 easy swim',
    'swimming, interval, 6 × 50 meters, 45 seconds rest, cool-down 500 meters',
  ],
  [
    'swim 10x100, odds 1:45, evens 1:55',
    'swimming, interval, main set 5x · 100mtr on 1:45 interval · 100mtr on 1:55 interval',
  ],
  [
    'swim 6x100 pull with 50 kick between',
    'swimming, interval, main set 6x · 100mtr pull interval · 50mtr Z1 kick recovery',
  ],
  ['swim 12x50 descend 1-3 x4, 20s rest', 'swimming, interval, main set 12x50mtr interval 20sec rest // descend 1-3'],
  [
    'swim 4x50 back, 4x50 breast, 4x50 free 10 secs rest',
    'swimming, interval, 600 meters, whole 4x50mtr backstroke interval 10sec rest · 4x50mtr breaststroke interval 10sec rest · 4x50mtr freestyle interval 10sec rest',
  ],
  [
    'swim 200 easy before, 10x50 on 1:00, 100 easy after',
    'swimming, interval, 800 meters, whole Warm up 200mtr · 10x50mtr on 1:00 interval · Cool down 100mtr',
  ],
  ['swim 800, heart rate under 140', 'swimming, 800 meters, by heartrate, whole 800mtr 0-140bpm'],
] as const

test.each(sentences)('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
})
