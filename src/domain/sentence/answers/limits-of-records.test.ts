import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// What nobody holds, hardly anybody holds, and what is just below: the figures are built, and those beyond are to be checked.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  // Watts for a time: what the best riders hold, and a watt more.
  ['bike 1h at 500w', 'cycling, 1 hour, whole 1h 500w'],
  ['bike 1h at 501w', 'cycling, 1 hour, whole 1h 501w', [], ['1h']],
  ['bike 59 min at 560w', 'cycling, 59 minutes, whole 59m 560w'],
  ['bike 20 min at 561w', 'cycling, 20 minutes, whole 20m 561w', [], ['20 min']],
  ['bike 19 min at 700w', 'cycling, 19 minutes, whole 19m 700w'],
  ['bike 5 min at 701w', 'cycling, whole 5m 701w', [], ['5 min']],
  ['bike 3x4 min at 1250w', 'cycling, interval, main set 3x · 4m 1250w interval'],
  ['bike 3x1 min at 1251w', 'cycling, interval, main set 3x · 1m 1251w interval', [], ['3x1 min']],
  ['bike 3x59s at 1600w', 'cycling, interval, main set 3x · 59sec 1600w interval'],
  ['bike 3x30s at 1601w', 'cycling, interval, main set 3x · 30sec 1601w interval', [], ['3x30s']],
  // Paces on foot: those of the records, and a second less.
  ['run 42 km at 2:51/km', 'running, 42 kilometers, whole 42km 2:51/km'],
  ['run 42 km at 2:50/km', 'running, 42 kilometers, whole 42km 2:50/km', [], ['42 km']],
  ['run 41 km at 2:41/km', 'running, 41 kilometers, whole 41km 2:41/km'],
  ['run 21 km at 2:40/km', 'running, 21 kilometers, whole 21km 2:40/km', [], ['21 km']],
  ['run 20 km at 2:36/km', 'running, 20 kilometers, whole 20km 2:36/km'],
  ['run 10 km at 2:35/km', 'running, 10 kilometers, whole 10km 2:35/km', [], ['10 km']],
  ['run 9 km at 2:30/km', 'running, 9 kilometers, whole 9km 2:30/km'],
  ['run 5 km at 2:29/km', 'running, 5 kilometers, whole 5km 2:29/km', [], ['5 km']],
  ['run 4 km at 2:25/km', 'running, 4 kilometers, whole 4km 2:25/km'],
  ['run 3x3 km at 2:24/km', 'running, threshold, main set 3x · 3km 2:24/km interval', [], ['3x3 km']],
  ['run 3x2 km at 2:17/km', 'running, interval, main set 3x · 2km 2:17/km interval'],
  ['run 3x1500 m at 2:16/km', 'running, interval, main set 3x · 1500mtr 2:16/km interval', [], ['3x1500 m']],
  ['run 3x1 km at 2:06/km', 'running, interval, main set 3x · 1km 2:06/km interval'],
  ['run 3x800 m at 2:05/km', 'running, interval, main set 3x · 800mtr 2:05/km interval', [], ['3x800 m']],
  // Paces in the water.
  ['swim 1500 at 0:56/100m', 'swimming, 1,500 meters, whole 1500mtr 0:56/100m'],
  ['swim 1500 at 0:55/100m', 'swimming, 1,500 meters, whole 1500mtr 0:55/100m', [], ['1500']],
  ['swim 1200 at 0:55/100m', 'swimming, 1,200 meters, whole 1200mtr 0:55/100m'],
  ['swim 800 at 0:54/100m', 'swimming, 800 meters, whole 800mtr 0:54/100m', [], ['800']],
  ['swim 600 at 0:53/100m', 'swimming, 600 meters, whole 600mtr 0:53/100m'],
  ['swim 400 at 0:52/100m', 'swimming, 400 meters, whole 400mtr 0:52/100m', [], ['400']],
  ['swim 4x300 at 0:48/100m', 'swimming, interval, main set 4x300mtr 0:48/100m interval'],
  ['swim 4x200 at 0:47/100m', 'swimming, interval, main set 4x200mtr 0:47/100m interval', [], ['4x200']],
  ['swim 4x150 at 0:44/100m', 'swimming, interval, main set 4x150mtr 0:44/100m interval'],
  ['swim 4x100 at 0:43/100m', 'swimming, interval, main set 4x100mtr 0:43/100m interval', [], ['4x100']],
  ['bike 5x10 min at 90% 240 rpm', 'cycling', ['5', '10 min', '90', '240']],
  ['bike 5x10 min at 90% 241 rpm', 'cycling', ['5', '10 min', '90', '241']],
  // How long an effort is held without a pause, and a minute more.
  ['bike 3x2 min at 150%', 'cycling, v02 max, main set 3x · 2m 150% interval'],
  ['bike 3x3 min at 150%', 'cycling, v02 max, main set 3x · 3m 150% interval', [], ['3x3 min']],
  ['bike 3x6 min at 125%', 'cycling, v02 max, main set 3x · 6m 125% interval'],
  ['bike 3x7 min at 125%', 'cycling, v02 max, main set 3x · 7m 125% interval', [], ['3x7 min']],
  ['bike 2x15 min at 112%', 'cycling, v02 max, main set 2x · 15m 112% interval'],
  ['bike 2x16 min at 112%', 'cycling, v02 max, main set 2x · 16m 112% interval', [], ['2x16 min']],
  ['bike 2x40 min at 104%', 'cycling, threshold, main set 2x · 40m 104% interval'],
  ['bike 2x41 min at 104%', 'cycling, threshold, main set 2x · 41m 104% interval', [], ['2x41 min']],
  ['bike 2x41 min at 103%', 'cycling, threshold, main set 2x · 41m 103% interval'],
  ['bike 2x75 min at 97%', 'cycling, threshold, main set 2x · 1h15m 97% interval'],
  ['bike 2x76 min at 97%', 'cycling, threshold, main set 2x · 1h16m 97% interval', [], ['2x76 min']],
  ['bike 1x105 min at 90%', 'cycling, sweet spot, main set 1x · 1h45m 90% interval'],
  ['bike 1x106 min at 90%', 'cycling, sweet spot, main set 1x · 1h46m 90% interval', [], ['1x106 min']],
  ['bike 1x106 min at 89%', 'cycling, sweet spot, main set 1x · 1h46m 89% interval'],
  ['bike 200 min at 84%, 10 min easy', 'cycling, endurance, 3 hours 30 minutes, whole 3h20m 84% · 10m Z1'],
  [
    'bike 201 min at 84%, 10 min easy',
    'cycling, endurance, 3 hours 31 minutes, whole 3h21m 84% · 10m Z1',
    [],
    ['201 min'],
  ],
  // Ends that are as long as a session.
  [
    'bike warm up 75 min, 3x5 min at 250w',
    'cycling, interval, warm-up 1 hour 15 minutes, main set 3x · 5m 250w interval',
  ],
  [
    'bike warm up 76 min, 3x5 min at 250w',
    'cycling, interval, warm-up 1 hour 16 minutes, main set 3x · 5m 250w interval',
    [],
    ['warm up 76 min'],
  ],
  ['run warm up 50 min, 3x1k at 4:00', 'running, interval, warm-up 50 minutes, main set 3x · 1km 4:00/km interval'],
  [
    'run warm up 51 min, 3x1k at 4:00',
    'running, interval, warm-up 51 minutes, main set 3x · 1km 4:00/km interval',
    [],
    ['warm up 51 min'],
  ],
  // Times of short bouts.
  ['run 8x400 in 43s', 'running, interval, main set 8x · 400mtr 1:48/km interval'],
  ['run 8x400 in 42s', 'running, interval, main set 8x · 400mtr 1:45/km interval', [], ['8x400']],
  ['run 8x200 in 19s', 'running, interval, main set 8x · 200mtr 1:35/km interval'],
  ['run 8x200 in 18s', 'running, interval, main set 8x · 200mtr 1:30/km interval', [], ['8x200']],
  ['swim 8x50 in 19s', 'swimming, interval, 8 × 50 meters', ['in 19s'], ['8x50']],
  ['swim 8x50 in 18s', 'swimming, interval, 8 × 50 meters', ['in 18s'], ['8x50']],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})
