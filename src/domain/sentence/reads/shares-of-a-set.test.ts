import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A set whose repetitions, or rounds, are divided among targets, send-offs, strokes, gear or positions, in any notation.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Red Mist 10x400: 1-4 CSS+6, 5-7 CSS+5, 8-9 CSS+4, 10 CSS+3, 20s RI',
    'swimming, interval, 4,000 meters, whole 4x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 3x · "CSS+5 s per 100" 400mtr open interval · 20sec rest · 2x · "CSS+4 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 400mtr open interval · 20sec rest',
  ],
  [
    'red mist: 10x400 -> 4 @css+6, 3 @+5, 2@+4 1@+3 all r20',
    'swimming, interval, 4,000 meters, whole 4x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 3x · "CSS+5 s per 100" 400mtr open interval · 20sec rest · 2x · "CSS+4 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 400mtr open interval · 20sec rest',
  ],
  [
    '6x400: first 2 css+6, next 2 css+5, last 2 css+4, 20s rec. 200 in 200 out',
    'swimming, interval, 2,800 meters, whole Warm up 200mtr · 2x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 2x · "CSS+5 s per 100" 400mtr open interval · 20sec rest · 2x · "CSS+4 s per 100" 400mtr open interval · 20sec rest · Cool down 200mtr',
  ],
  [
    '16x50: 4 dr, 4 build, 4 pull, 4 ez all on 1:00',
    'swimming, endurance, 800 meters, whole 4x50mtr drill on 1:00 interval · 4x · build 50mtr on 1:00 interval · 4x50mtr pull on 1:00 interval · 4x50mtr Z1 on 1:00 interval',
  ],
  [
    '12x75 on 1:30, 1-4 k/d/s, 5-8 pull, 9-12 build',
    'swimming, interval, 900 meters, whole 4x · "kick/drill/swim" 75mtr on 1:30 interval · 4x75mtr pull on 1:30 interval · 4x · build 75mtr on 1:30 interval',
  ],
  [
    '12x100 as 3 easy, 3 mod, 3 strong, 3 fast, on 1:50',
    'swimming, interval, 1,200 meters, whole 3x100mtr Z1 on 1:50 interval · 3x100mtr Z3 on 1:50 interval · 3x100mtr Z3 on 1:50 interval · 3x100mtr Z5 on 1:50 interval',
  ],
  [
    '300 wu, 12x100 (4 kick, 4 pull, 4 swim) on 2:00, 200 cd',
    'swimming, interval, 1,700 meters, whole Warm up 300mtr · 4x100mtr kick on 2:00 interval · 4x100mtr pull on 2:00 interval · 4x100mtr on 2:00 interval · Cool down 200mtr',
  ],
  [
    '25s: 12 @ :40 = 4 fly, 4 bk, 4 br',
    'swimming, interval, 300 meters, whole 4x25mtr butterfly on 0:40 interval · 4x25mtr backstroke on 0:40 interval · 4x25mtr breaststroke on 0:40 interval',
  ],
  [
    '50s x 24, 3 rounds of (4 @ 60s, 2 @ 55s, 2 @ 50s)',
    'swimming, interval, main set 3x · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 0:55 · 50mtr on 0:55 · 50mtr on 0:50 · 50mtr on 0:50',
  ],
  [
    '20 x 25 fly off 45 (no.s 5,10,15,20 easy free)',
    'swimming, interval, main set 4x · 25mtr butterfly on 0:45 · 25mtr butterfly on 0:45 · 25mtr butterfly on 0:45 · 25mtr butterfly on 0:45 · 25mtr Z1 freestyle on 0:45 recovery',
  ],
  [
    '5x300 pull, paddles on 2 and 4, 30s rest',
    'swimming, 1,500 meters, whole 1x300mtr pull interval 30sec rest · 1x300mtr pull with paddles interval 30sec rest · 1x300mtr pull interval 30sec rest · 1x300mtr pull with paddles interval 30sec rest · 1x300mtr pull interval 30sec rest',
  ],
  [
    '3x500 @ Z2 30s, pull buoy on #2',
    'swimming, endurance, 1,500 meters, whole 1x500mtr Z2 interval 30sec rest · 1x500mtr Z2 with pull buoy interval 30sec rest · 1x500mtr Z2 interval 30sec rest',
  ],
  [
    '20x50 on 55, every 4th fly',
    'swimming, interval, main set 5x · 50mtr on 0:55 · 50mtr on 0:55 · 50mtr on 0:55 · 50mtr butterfly on 0:55',
  ],
  [
    '8x100 IM on 2:00, odds drill/swim by 25 evens fast',
    'swimming, interval, main set 4x · "drill/swim" 100mtr medley on 2:00 · 100mtr Z5 medley on 2:00',
  ],
  [
    '6x400 odd pull w paddles breathe 3/5 by 50, even build, on 6:30',
    'swimming, interval, main set 3x · 400mtr pull with paddles on 6:30 · build 400mtr on 6:30, note 1x400 breathe 3/5 by 50',
  ],
  [
    'swim 30x50 (2 ez 1 hrd) on 1.05, 300 dn',
    'swimming, interval, 1,800 meters, whole 10x · 50mtr Z1 on 1:05 recovery · 50mtr Z1 on 1:05 recovery · 50mtr Z5 on 1:05 · Cool down 300mtr',
  ],
  [
    '3 sets of 8x100, off 1:55 then 1:50 then 1:45, CSS 1:42, 2 mins after each set',
    'swimming, interval, 2,400 meters, reference 1:42 per meters, by pace, whole 8x100mtr on 1:55 interval · 2m rest · 8x100mtr on 1:50 interval · 2m rest · 8x100mtr on 1:45 interval',
  ],
  [
    '2x(8x50) paddels, set 1 on :55, set 2 on :50, 1 min btween',
    'swimming, interval, main set 8x50mtr with paddles on 0:55 interval · 1m rest · 8x50mtr with paddles on 0:50 interval',
  ],
  [
    "3x(4x100 @ CSS+5 r10) 1' bt sets, 2nd set w paddles",
    'swimming, interval, 1,200 meters, whole 3x · "CSS+5 s per 100" 100mtr open interval · 10sec rest · "CSS+5 s per 100" 100mtr open interval · 1m rest · 3x · "CSS+5 s per 100" 100mtr open with paddles interval · 10sec rest · "CSS+5 s per 100" 100mtr open with paddles interval · 1m rest · 4x · "CSS+5 s per 100" 100mtr open interval · 10sec rest',
  ],
  [
    '3 sets of (400, 200, 100), 20s rest, set 1 at css+5, set 2 css+3, set 3 css',
    'swimming, interval, 2,100 meters, whole "CSS+5 s per 100" 400mtr open · 20sec rest · "CSS+5 s per 100" 200mtr open · 20sec rest · "CSS+5 s per 100" 100mtr open · 20sec rest · "CSS+3 s per 100" 400mtr open · 20sec rest · "CSS+3 s per 100" 200mtr open · 20sec rest · "CSS+3 s per 100" 100mtr open · 20sec rest · 400mtr Z4 · 20sec rest · 200mtr Z4 · 20sec rest · 100mtr Z4 · 20sec rest',
  ],
  [
    '3 sets of 6x50 on 1:00, 1 min between sets. Set 1 kick, set 2 pull, set 3 swim fast',
    'swimming, interval, 900 meters, whole 6x50mtr kick on 1:00 interval · 1m rest · 6x50mtr pull on 1:00 interval · 1m rest · 6x50mtr Z5 on 1:00 interval',
  ],
  [
    '6x1k: 1-3 @ HMP, 4-5 @ 10k, 6 @ 5k, 90s jog',
    'running, threshold, 7.2 kilometers, by pace, at half marathon pace, whole 3x · 1km half marathon pace 96-98% interval · 1m30s recovery · 2x · 1km 10k pace 100.9-103% interval · 1m30s recovery · 1x · 1km 5k pace 104.7-106.8% interval · 1m30s recovery',
  ],
  [
    'run 9x800: reps 1-3 @ 10k, reps 4-6 @ 5k, reps 7-9 @ 3k, 2 min jog',
    'running, threshold, 9.6 kilometers, by pace, at 10k pace, whole 3x · 800mtr 10k pace 100.9-103% interval · 2m recovery · 3x · 800mtr 5k pace 104.7-106.8% interval · 2m recovery · 3x · 800mtr 3k pace 108-110.1% interval · 2m recovery',
  ],
  [
    '7x600 w/ 200 jog, 3 @ 10k 3 @ 5k 1 all out',
    'running, threshold, 5.6 kilometers, by pace, at 10k pace, whole 3x · 600mtr 10k pace 100.9-103% interval · 200mtr recovery · 3x · 600mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 1x · 600mtr open effort 10/10 interval · 200mtr recovery',
  ],
  [
    '4x2000 @ HMP w/ 400 jog, third one @ 10k, fourth @ 5k',
    'running, threshold, 9.6 kilometers, by pace, at half marathon pace, whole 2x · 2000mtr half marathon pace 96-98% interval · 400mtr recovery · 1x · 2000mtr 10k pace 100.9-103% interval · 400mtr recovery · 1x · 2000mtr 5k pace 104.7-106.8% interval · 400mtr recovery',
  ],
  [
    '10k pace 5x2k, 90s rest, last one 5s/km quicker',
    'running, threshold, main set 4x · 2km 10k pace 100.9-103% interval · 1m30s rest · 1x · 2km 102.7-104.7% interval · 1m30s rest, by pace, at 10k pace',
  ],
  [
    'alternating miles: 8 total, odd = MP+20, even = MP-15, no rest',
    'running, threshold, 8 miles, whole 1mi 89.3-91.1% · 1mi 95.5-97.4% · 1mi 89.3-91.1% · 1mi 95.5-97.4% · 1mi 89.3-91.1% · 1mi 95.5-97.4% · 1mi 89.3-91.1% · 1mi 95.5-97.4%',
  ],
  [
    '6 miles alternating MP and MP+30',
    'running, tempo, 6 miles, by pace, at marathon pace, whole 1mi marathon pace 92.7-94.6% · 1mi 87.6-89.4% · 1mi marathon pace 92.7-94.6% · 1mi 87.6-89.4% · 1mi marathon pace 92.7-94.6% · 1mi 87.6-89.4%',
  ],
  [
    'Roath Park x5 laps (2.2k a lap): odd laps steady, even laps tempo',
    'tempo, 11 kilometers, whole 1x · 2.2km Z2 interval · 1x · 2.2km Z3 interval · 1x · 2.2km Z2 interval · 1x · 2.2km Z3 interval · 1x · 2.2km Z2 interval',
    'Roath',
  ],
  [
    '8 x 1k alternating MP / 10k pace no rest (so 1 k MP, 1k 10k, 1k MP etc), 2k wu',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole Warm up 2km · 4x · 1km marathon pace 92.7-94.6% · 1km 10k pace 100.9-103%',
  ],
  [
    '3 rounds of 4x400 with 60s rest, 3 min between rounds, first round at 10k, second at 5k, third at 3k',
    'running, threshold, 5.6 kilometers, by pace, at 10k pace, whole 3x · 400mtr 10k pace 100.9-103% interval · 1m rest · 400mtr 10k pace 100.9-103% interval · 3m recovery · 3x · 400mtr 5k pace 104.7-106.8% interval · 1m rest · 400mtr 5k pace 104.7-106.8% interval · 3m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m rest',
  ],
  [
    '5x6 min ride sst, 3 min easy, #2 and #4 standing',
    'cycling, sweet spot, 45 minutes, whole 1x · 6m Z4 interval · 3m recovery · 1x · standing 6m Z4 interval · 3m recovery · 1x · 6m Z4 interval · 3m recovery · 1x · standing 6m Z4 interval · 3m recovery · 1x · 6m Z4 interval · 3m recovery',
  ],
  [
    '20 min wu, 6x5 min @ 95%, evens at 55rpm, 3 min easy between, 10 min cd',
    'cycling, sweet spot, 1 hour 18 minutes, whole Warm up 20m · 3x · 5m 95% · 3m recovery · 5m 95% @ 55rpm · 3m recovery · Cool down 10m',
  ],
  [
    '2 sets of 6x1 min hard 1 min easy, 4 min between sets, set 1 at 300w, set 2 at 320w, bike',
    'cycling, v02 max, main set 5x · 1m 300w interval · 1m recovery · 1m 300w interval · 4m recovery · 6x · 1m 320w interval · 1m recovery',
  ],
  [
    'bike 8x11 min, first 5 @ 85%, last 3 @ 90%, 3 min easy',
    'cycling, sweet spot, main set 5x · 11m 85% interval · 3m recovery · 3x · 11m 90% interval · 3m recovery',
  ],
  [
    '9x3 min run: 3 @ z3, 3 @ z4, 3 @ z5, 90s jog',
    'running, tempo, 40 minutes 30 seconds, whole 3x · 3m Z3 interval · 1m30s recovery · 3x · 3m Z4 interval · 1m30s recovery · 3x · 3m Z5 interval · 1m30s recovery',
  ],
  [
    '20x25 w 15s: #5 #10 #15 #20 fly',
    'swimming, interval, main set 4x · 25mtr · 15sec rest · 25mtr · 15sec rest · 25mtr · 15sec rest · 25mtr · 15sec rest · 25mtr butterfly · 15sec rest',
  ],
  [
    '4x500: 1 css+8, 2-3 css+5, 4 css+2, 30s ri',
    'swimming, interval, 2,000 meters, whole 1x · "CSS+8 s per 100" 500mtr open interval · 30sec rest · 2x · "CSS+5 s per 100" 500mtr open interval · 30sec rest · 1x · "CSS+2 s per 100" 500mtr open interval · 30sec rest',
  ],
  [
    '9x300 as 3 @ 5k, 3 @ 3k, 3 @ 1500 w/ 100 walk',
    'running, interval, 3.6 kilometers, by pace, at 5k pace, whole 3x · 300mtr 5k pace 104.7-106.8% interval · Walk 100mtr recovery · 3x · 300mtr 3k pace 108-110.1% interval · Walk 100mtr recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · Walk 100mtr recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test('a repetition that is to be a bit quicker is built as the others, and told to be checked', () => {
  const sentence = 'threshold 3x2k w 75 sec static, 3rd one a bit quicker if u can'
  const { checks, unread } = understand(sentence, { sport: 'running' })
  expect(unread).toEqual([])
  expect(checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(['a bit quicker'])
})

test.each([
  'swim 3x600: first with snorkel, second pull, third sideways, 30s rest',
  '12x400: 4 @ 10k, 4 @ 5k, 3 @ 3k, 60s jog',
])('of "%s" nothing is built without a word, because a part of its list cannot be placed', (sentence) => {
  const { checks, unread } = understand(sentence, { sport: 'running' })
  expect([...unread, ...checks]).not.toEqual([])
})
