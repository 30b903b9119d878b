import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Rows and ladders with targets from one to another, listed, by steps or by length, and what goes up by steps.
test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '1600-1200-800-400 getting faster 10k > 3k, 400m jog rec after each',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 5k pace 104.7-106.8% · 400mtr recovery · 400mtr 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    'run 2000/1500/1000 from HMP down to 5k, 2 min jog',
    'running, threshold, main set 2km half marathon pace 96-98% · 2m recovery · 1.5km 10k pace 100.9-103% · 2m recovery · 1km 5k pace 104.7-106.8%, by pace, at half marathon pace',
  ],
  [
    '1600 1200 800 400 cutdown, 10k pace down to mile pace, 400 jogs',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '5-4-3-2-1k, start MP each drop 5s/km, 2 min jog',
    'running, tempo, main set 5km marathon pace 92.7-94.6% · 2m recovery · 4km 94.2-96.1% · 2m recovery · 3km 95.7-97.6% · 2m recovery · 2km 97.3-99.2% · 2m recovery · 1km 98.9-100.9%, by pace, at marathon pace',
  ],
  [
    '4-3-2-1 miles, start at 7:30/mi, 10s faster each, half mile jog between',
    'running, threshold, main set 4mi 7:30/mi · 0.5mi recovery · 3mi 7:20/mi · 0.5mi recovery · 2mi 7:10/mi · 0.5mi recovery · 1mi 7:00/mi',
  ],
  [
    '3k-2k-1k start 4:20/km, each drop 5s, 90s standing',
    'running, threshold, main set 3km 4:20/km · Stand 1m30s rest · 2km 4:15/km · Stand 1m30s rest · 1km 4:10/km',
  ],
  [
    'Down ladder 6-5-4-3-2-1 off 60s, start HMP finish 3k',
    'running, threshold, main set 6m half marathon pace 96-98% · 1m rest · 5m 10k pace 100.9-103% · 1m rest · 4m 10k pace 100.9-103% · 1m rest · 3m 5k pace 104.7-106.8% · 1m rest · 2m 5k pace 104.7-106.8% · 1m rest · 1m 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
  [
    'cut-down 6x1K from HMP down to 5K pace, 75s standing',
    'running, threshold, main set 1km half marathon pace 96-98% · Stand 1m15s rest · 1km half marathon pace 96-98% · Stand 1m15s rest · 1km 10k pace 100.9-103% · Stand 1m15s rest · 1km 10k pace 100.9-103% · Stand 1m15s rest · 1km 5k pace 104.7-106.8% · Stand 1m15s rest · 1km 5k pace 104.7-106.8%, by pace, at half marathon pace',
  ],
  [
    "20 mins wu, 15-12-9-6 mins LT1->LT2 w/ 2' jog, 10 wd. run",
    'running, tempo, 1 hour 18 minutes, whole Warm up 20m · 15m Z2 recovery · 2m recovery · 12m Z3 · 2m recovery · 9m Z3 · 2m recovery · 6m Z4 · Cool down 10m',
  ],
  [
    "bike 10/15/20/15/10 @ 90-92-94-92-90%, 3' easys",
    'cycling, sweet spot, main set 10m 90% · 3m Z1 recovery · 15m 92% · 3m Z1 recovery · 20m 94% · 3m Z1 recovery · 15m 92% · 3m Z1 recovery · 10m 90%',
  ],
  [
    'turbo 20 min WU, 5-4-3-2-1 @ 100/105/110/115/120% eq rest',
    'cycling, v02 max, 49 minutes, whole Warm up 20m · 5m 100% · 5m Z1 recovery · 4m 105% · 4m Z1 recovery · 3m 110% · 3m Z1 recovery · 2m 115% · 2m Z1 recovery · 1m 120%',
  ],
  [
    'bike 5-4-3-2-1 min, start at 100%, +5% each, equal rest',
    'cycling, v02 max, main set 5m 100% · 5m Z1 recovery · 4m 105% · 4m Z1 recovery · 3m 110% · 3m Z1 recovery · 2m 115% · 2m Z1 recovery · 1m 120%',
  ],
  [
    '3-2-1 mins x 4, 3 at HM pace 2 at 10k 1 at 5k, 1 min jog after every rep, 3 min btwn sets',
    'running, threshold, main set 4x · 3m half marathon pace 96-98% · 1m recovery · 2m 10k pace 100.9-103% · 1m recovery · 1m 5k pace 104.7-106.8% · 3m Z1 recovery, by pace, at half marathon pace',
  ],
  [
    '400/300/200/100 x3 sets @ mile pace, rec same dist jog, 4 min set rec',
    'running, interval, main set 3x · 400mtr 1500m pace 115.1-117.4% · 400mtr recovery · 300mtr 1500m pace 115.1-117.4% · 300mtr recovery · 200mtr 1500m pace 115.1-117.4% · 200mtr recovery · 100mtr 1500m pace 115.1-117.4% · 4m recovery, by pace, at 1500m pace',
  ],
  [
    'track 800m 2x400m 800m 2x400m 800m. 800s@5k 400s@3k. 2min rec throughout',
    'running, interval, main set 800mtr 5k pace 104.7-106.8% · 2m recovery · 400mtr 3k pace 108-110.1% · 2m recovery · 400mtr 3k pace 108-110.1% · 2m recovery · 800mtr 5k pace 104.7-106.8% · 2m recovery · 400mtr 3k pace 108-110.1% · 2m recovery · 400mtr 3k pace 108-110.1% · 2m recovery · 800mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  [
    '2 sets of 2k thr, 1k @ 10k pace, 500 @ 5k pace, jog 400 aft each rep and 800 aft the first set',
    'running, threshold, main set 2x · 2km Z4 · 400mtr recovery · 1km 10k pace 100.9-103% · 400mtr recovery · 500mtr 5k pace 104.7-106.8% · 800mtr Z1 recovery, by pace, at 10k pace',
  ],
  [
    'every 3 mins up 15 watts from 160 to 250, 5 easy, then same again coming down',
    'cycling, endurance, 47 minutes, whole 3m 160w · 3m 175w · 3m 190w · 3m 205w · 3m 220w · 3m 235w · 3m 250w · 5m Z1 · 3m 250w · 3m 235w · 3m 220w · 3m 205w · 3m 190w · 3m 175w · 3m 160w',
  ],
  [
    'turbo start 55%, up 5% every 4 min to 90%',
    'cycling, sweet spot, 32 minutes, whole 4m 55% · 4m 60% · 4m 65% · 4m 70% · 4m 75% · 4m 80% · 4m 85% · 4m 90%',
  ],
  [
    '5mi progression 8:30 -> 7:15, drop ~19s per mile',
    'running, 5 miles, whole 1mi 8:30/mi · 1mi 8:11/mi · 1mi 7:53/mi · 1mi 7:34/mi · 1mi 7:15/mi',
  ],
  [
    'cut down run 10k each 2k 10 secs/km faster, starting 5:20',
    'running, 10 kilometers, whole 2km 5:20/km · 2km 5:10/km · 2km 5:00/km · 2km 4:50/km · 2km 4:40/km',
  ],
  [
    'ramp test 100w start, +20w/min til failure, cool 10 spinning',
    'cycling, interval, 28 minutes, whole 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · Cool down 10m',
  ],
  [
    'treadmill 30 min, start 9 kph and up half a k every 5 min',
    'running, 30 minutes, whole 5m 6:40/km · 5m 6:19/km · 5m 6:00/km · 5m 5:43/km · 5m 5:27/km · 5m 5:13/km',
  ],
  [
    'Mona fartlek 2x90 4x60 4x30 4x15, float same as the on',
    'running, interval, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery · 4x · 15sec interval · Float 15sec Z2 recovery',
  ],
  [
    'Mona fartlek (2x90, 4x60, 4x30, 4x15 sec, float same time as the effort), 3k WU & CD',
    'running, interval, warm-up 3 kilometers, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery · 4x · 15sec interval · Float 15sec Z2 recovery, cool-down 3 kilometers',
  ],
  [
    'run 3x60 3x40 3x20, jog the same',
    'running, interval, main set 3x · 1m interval · 1m recovery · 3x · 40sec interval · 40sec recovery · 3x · 20sec interval · 20sec recovery',
  ],
  [
    'run 6km: 1st 2k 4.45, mid 2k 4.35, last 2k whats left',
    'running, interval, 6 kilometers, whole 2km 4:45/km · 2km 4:35/km · 2km open effort 10/10',
  ],
  [
    'build from 50 to 75% over 10 min, hold 75% for 30, ease down 5',
    'cycling, tempo, 45 minutes, whole 10m ramp 50-75% · 30m 75% · Cool down 5m',
  ],
  [
    'bike 10 build to Z3, 3x8 min at 95% 3 min easy, 10 easy',
    'cycling, sweet spot, 53 minutes, whole 10m ramp 40-82.9% · 3x · 8m 95% interval · 3m recovery · 10m Z1',
  ],
  [
    '100 200 300 400 300 200 100 @ T pace +3/100, 20s RI',
    'swimming, ladder sets, main set "CSS+3 s per 100" 100mtr open interval · 20sec rest · "CSS+3 s per 100" 200mtr open interval · 20sec rest · "CSS+3 s per 100" 300mtr open interval · 20sec rest · "CSS+3 s per 100" 400mtr open interval · 20sec rest · "CSS+3 s per 100" 300mtr open interval · 20sec rest · "CSS+3 s per 100" 200mtr open interval · 20sec rest · "CSS+3 s per 100" 100mtr open interval',
  ],
  [
    'run 5/4/3/2 mins 60s easy, 5 @ HMP, 4 @ 10k pace, 3 @ 5k pace, 2 @ 3k pace',
    'running, threshold, main set 5m half marathon pace 96-98% · 1m Z1 recovery · 4m 10k pace 100.9-103% · 1m Z1 recovery · 3m 5k pace 104.7-106.8% · 1m Z1 recovery · 2m 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
