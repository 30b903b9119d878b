import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is said of some of the swims, targets with their counts, lists of rests, broken swims, times and what a warm-up includes.

const references = { running: 270, cycling: 230, swimming: 105 }

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Red mist: 10x400 CSS+10 x2, +9 x2, +8 x2, +7 x2, +6 x2 / 20s',
    'swimming, interval, 4,000 meters, by pace, whole 2x400mtr 1:55/100m interval 20sec rest · 2x400mtr 1:54/100m interval 20sec rest · 2x400mtr 1:53/100m interval 20sec rest · 2x400mtr 1:52/100m interval 20sec rest · 2x400mtr 1:51/100m interval 20sec rest',
  ],
  [
    '6x50 catch-up/fist/6-1-6 by 2, 15 sec RI, then 5x300 pull w paddles 70% / 30',
    'swimming, interval, 1,800 meters, by pace, whole 2x · catch up 50mtr drill interval · 15sec rest · 2x · fist 50mtr drill interval · 15sec rest · 2x · "6-1-6" 50mtr drill interval · 15sec rest · 5x300mtr 70% pull with paddles interval 30sec rest',
  ],
  [
    '100-200-300-400-300-200-100 fr, odd ez even @ T pace, 10s per 100 rest',
    'swimming, interval, 1,600 meters, by pace, whole 100mtr Z1 freestyle · 10sec rest · 200mtr Z4 freestyle · 20sec rest · 300mtr Z1 freestyle · 30sec rest · 400mtr Z4 freestyle · 40sec rest · 300mtr Z1 freestyle · 30sec rest · 200mtr Z4 freestyle · 20sec rest · 100mtr Z1 freestyle',
  ],
  [
    'OW tri prep: 10x(25 sight, 75 steady) then 6x50 hard start into 150 @ race pace, 30s',
    'swimming, interval, main set 10x · 25mtr Z2 // sight · 75mtr Z2 · 6x · 50mtr · 150mtr 97-100% · 30sec rest, by pace',
  ],
  [
    'Broken 200s x4: 100/50/50 w 10s, 2min btw, @ 200 pace',
    'swimming, interval, main set 4x · 100mtr 106-110% · 10sec rest · 50mtr 106-110% · 10sec rest · 50mtr 106-110% · 2m rest, by pace',
  ],
  [
    'Broken 800s x2: 4x200 r10, 2 min btw. pull on 2nd',
    'swimming, interval, main set 4x200mtr interval 10sec rest · 2m rest · 4x200mtr pull interval 10sec rest',
  ],
  [
    'Red mist set 10x400: 4 @CSS+6, 3 @CSS+5, 2 @CSS+4, 1 @CSS+3, 20s',
    'swimming, interval, 4,000 meters, by pace, whole 4x400mtr 1:51/100m interval 20sec rest · 3x400mtr 1:50/100m interval 20sec rest · 2x400mtr 1:49/100m interval 20sec rest · 1x400mtr 1:48/100m interval 20sec rest',
  ],
  [
    '40x25 fly/bk/br/fr by 10s, :35',
    'swimming, interval, 1,000 meters, whole 10x25mtr butterfly on 0:35 interval · 10x25mtr backstroke on 0:35 interval · 10x25mtr breaststroke on 0:35 interval · 10x25mtr freestyle on 0:35 interval',
  ],
  [
    'Kick 6x50 w board r20, 8x100 IM ord r20, 10 x 50 fc sprint on 1:15, s/d 300',
    'swimming, interval, 1,900 meters, whole 6x50mtr kick with kickboard interval 20sec rest · 8x · im order 100mtr interval · 20sec rest · 10x50mtr open effort 10/10 freestyle on 1:15 interval · Cool down 300mtr',
  ],
  [
    'CSS tst: 400 max, 5-8 min ez, 200 max. w/u 500 incl 4x25 build',
    'swimming, interval, 1,300 meters, by pace, whole Warm up 400mtr · 4x · build 25mtr interval · 400mtr open effort 10/10 · 5m Z1 · 200mtr open effort 10/10',
  ],
  [
    'CSS test pls: 400 wu, 4x50 build, 400 TT, 8-10 min ez, 200 TT, 200 sd',
    'swimming, interval, 1,800 meters, by pace, whole Warm up 400mtr · 4x · build 50mtr interval · 400mtr open effort 10/10 · 8m Z1 · 200mtr open effort 10/10 · Cool down 200mtr',
  ],
  [
    'swim 3x400 (1 pull, 1 swim, 1 w fins) 45s rest, 1st easy 2nd mod 3rd strong',
    'swimming, endurance, 1,200 meters, by pace, whole 400mtr Z1 pull · 45sec rest · 400mtr Z3 · 45sec rest · 400mtr Z3 with fins · 45sec rest',
  ],
  [
    '2 x {200 @ 85%, 4x50 @ 95%, 100 ez} 20" / 15" rests, 1\' extra after rd 1',
    'swimming, interval, main set 1x200mtr 85% interval 20sec rest · 4x50mtr 95% interval 15sec rest · 100mtr Z1 · 1m rest · 1x200mtr 85% interval 20sec rest · 4x50mtr 95% interval 15sec rest · 100mtr Z1 recovery, by pace',
  ],
  [
    '8x(25 sprint brst, 75 recov fr) 30s r, w/ 400 before and 200 after',
    'swimming, interval, 1,400 meters, by pace, whole 400mtr Z1 · 8x · 25mtr open effort 10/10 breaststroke · 75mtr Z1 freestyle recovery · 30sec rest · 200mtr Z1',
  ],
  [
    'Red mist 10 x 400: 1-4 @ CSS+6, 5-6 @ CSS+5, 7-8 +4, 9-10 +3, 20s rest',
    'swimming, interval, 4,000 meters, by pace, whole 4x400mtr 1:51/100m interval 20sec rest · 2x400mtr 1:50/100m interval 20sec rest · 2x400mtr 1:49/100m interval 20sec rest · 2x400mtr 1:48/100m interval 20sec rest',
  ],
  [
    'golf swim 6x50 count stks + time, 1 min rest, then 20 min cont. easy w a snorkel',
    'swimming, interval, 1,300 meters, by pace, whole 6x50mtr interval 1m rest // counting strokes · 20m Z1 with snorkel',
  ],
  [
    'Aquathlon prep swim 750 @ race pace straight off 200 wu, 4x50 w 10s after, easy 100',
    'swimming, interval, 1,250 meters, by pace, whole Warm up 200mtr · 1x750mtr 97-100% interval · 4x50mtr interval 10sec rest · 100mtr Z1',
    'Aquathlon',
  ],
  [
    'T-pace 10x200 rest 15s w/ pb + paddles on the even 1s, swim',
    'swimming, interval, main set 5x · 200mtr · 15sec rest · 200mtr with paddles and pull buoy · 15sec rest',
  ],
  [
    'pyramid 50 100 150 200 150 100 50 fr, 15s per 50 rest',
    'swimming, ladder sets, main set 50mtr freestyle · 15sec rest · 100mtr freestyle · 30sec rest · 150mtr freestyle · 45sec rest · 200mtr freestyle · 1m rest · 150mtr freestyle · 45sec rest · 100mtr freestyle · 30sec rest · 50mtr freestyle',
  ],
  [
    'OWS prep in pool 3x(200 hard no walls, 8x25 sight every 6 strokes :10, 100 ez)',
    'swimming, interval, main set 200mtr Z5 · 8x25mtr interval 10sec rest // sight every 6 strokes · 100mtr Z1 recovery · 200mtr Z5 · 8x25mtr interval 10sec rest // sight every 6 strokes · 100mtr Z1 recovery · 200mtr Z5 · 8x25mtr interval 10sec rest // sight every 6 strokes · 100mtr Z1 recovery, by pace',
  ],
  [
    'T-pace swim set 20x100: 4@T+4, 4@T+2, 4@T, 4@T-2, 4 choice, all 15s',
    'swimming, interval, 2,000 meters, by pace, whole 4x100mtr 1:49/100m interval 15sec rest · 4x100mtr 1:47/100m interval 15sec rest · 4x100mtr Z4 interval 15sec rest · 4x100mtr 1:43/100m interval 15sec rest · 4x100mtr mixed interval 15sec rest',
  ],
  [
    '4 rds: 4x50 desc @ 55, 1x200 steady @ 3:20, 1 min xtra; pool 25m',
    'swimming, interval, main set 4x · desc 50mtr on 0:55 interval · 1x200mtr Z2 on 3:20 interval · 1m rest · 4x · desc 50mtr on 0:55 interval · 1x200mtr Z2 on 3:20 interval · 1m rest · 4x · desc 50mtr on 0:55 interval · 1x200mtr Z2 on 3:20 interval · 1m rest · 4x · desc 50mtr on 0:55 interval · 1x200mtr Z2 on 3:20 interval, by pace, pool 25',
  ],
  [
    '30x100 swim hold 1:35 go on 1:45, every 5th IM ez on 2:15',
    'swimming, interval, main set 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval · 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval · 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval · 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval · 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval · 4x100mtr 1:35/100m on 1:45 interval · 1x100mtr Z1 medley on 2:15 interval, by pace',
  ],
  [
    'swim 6x(50 polo, 50 fist, 100 smooth) 15s, then 3x400 @ 85% 45s',
    'swimming, endurance, main set 6x · polo 50mtr drill · fist 50mtr drill · 100mtr Z1 recovery · 15sec rest · 3x400mtr 85% interval 45sec rest, by pace',
  ],
  [
    'swim 8x100 css+4 x3, +2 x3, +0 x2, 15s rest',
    'swimming, interval, 800 meters, by pace, whole 3x100mtr 1:49/100m interval 15sec rest · 3x100mtr 1:47/100m interval 15sec rest · 2x100mtr Z4 interval 15sec rest',
  ],
  [
    '24x25 fly/bk/br/fr by 6s on :35',
    'swimming, interval, 600 meters, whole 6x25mtr butterfly on 0:35 interval · 6x25mtr backstroke on 0:35 interval · 6x25mtr breaststroke on 0:35 interval · 6x25mtr freestyle on 0:35 interval',
  ],
  [
    '3x(100 free, 50 kick, 25 sprint) 15/10/60 rest',
    'swimming, interval, main set 3x · 100mtr freestyle · 15sec rest · 50mtr kick · 10sec rest · 25mtr open effort 10/10 · 1m rest',
  ],
  [
    '200 300 400 fr, 1st easy 2nd hard 3rd css, 10s per 100',
    'swimming, interval, 900 meters, by pace, whole 200mtr Z1 freestyle · 20sec rest · 300mtr Z4 freestyle · 30sec rest · 400mtr Z4 freestyle',
  ],
  [
    'swim 12x100 css+5 every 3rd fast on 2:00',
    'swimming, interval, main set 2x100mtr 1:50/100m on 2:00 interval · 1x100mtr Z5 on 2:00 interval · 2x100mtr 1:50/100m on 2:00 interval · 1x100mtr Z5 on 2:00 interval · 2x100mtr 1:50/100m on 2:00 interval · 1x100mtr Z5 on 2:00 interval · 2x100mtr 1:50/100m on 2:00 interval · 1x100mtr Z5 on 2:00 interval, by pace',
  ],
  [
    '3 rounds: 200 swim, 4x50 kick, 1:00 extra; 200 cd',
    'swimming, interval, 1,400 meters, whole 200mtr · 4x50mtr kick interval · 1m rest · 200mtr · 4x50mtr kick interval · 1m rest · 200mtr · 4x50mtr kick interval · Cool down 200mtr',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running', references })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test.each([
  'swim 3x(200, 100) 2nd fast 20s rest',
  'swim 8x50 fast odd easy even',
  'swim 45 mins: 10 wu, 20 of 100s on 1:40, 10 cd',
])('“%s” is told, as it may mean more than one thing', (sentence) => {
  const { unread } = understand(sentence, { sport: 'running', references })
  expect(unread).not.toEqual([])
})

test('a figure of the athlete is no length of a swim', () => {
  const { asked, unread } = understand('swim ftp 250 threshold', { sport: 'running' })
  expect(asked.sport).toBe('swimming')
  expect(asked.set).toBeUndefined()
  expect(unread.map(({ from, to }) => [from, to])).toEqual([[5, 12]])
})
