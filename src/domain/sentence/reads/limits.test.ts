import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures at a limit where their meaning changes, and just beyond it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The time of a bout ends at 20 minutes; a longer one is that of the session.
  ['run 2x5k in 20 min', 'running, threshold, main set 2x · 5km 4:00/km interval'],
  ['run 2x5k in 21 min', 'running', '2x5k', '21 min'],
  // Up to 2 minutes a time right behind a set is its rest.
  ['run 10k, 10x400 2 min', 'running, interval, 10 kilometers, 10 × 400 meters, 2 minutes rest'],
  ['run 10k, 10x400 120 s', 'running, interval, 10 kilometers, 10 × 400 meters, 2 minutes rest'],
  ['run 10k, 10x400 121 s', 'running, interval, 10 kilometers, 10 × 400 meters', '121 s'],
  ['run 10k, 10x400 3 min', 'running, interval, 10 kilometers, 10 × 400 meters', '3 min'],
  // With a "with" it is one up to 6 minutes.
  ['ride 90 min, 3x15 min with 6 min', 'cycling, threshold, 1 hour 30 minutes, 3 × 15 minutes, 6 minutes rest'],
  ['ride 90 min, 3x15 min with 7 min', 'cycling, threshold, 1 hour 30 minutes, 3 × 15 minutes', '7 min'],
  // Nobody runs 13 separate miles.
  ['12 mile repeats', 'interval, 12 × 1 mile'],
  ['13 mile repeats', 'interval, 13 miles'],
  ['8x40/2 min ride', 'cycling, interval, 8 × 40 seconds, 2 minutes rest'],
  ['4x8/2 min ride', 'cycling, threshold, 4 × 8 minutes, 2 minutes rest'],
  // Zones of power are seven.
  ['ride 1h z6-7', 'cycling, interval, 1 hour'],
  ['ride 1h z6-8', 'cycling, v02 max, 1 hour', '8'],
  // Micro-intervals have bouts of up to a minute and rests of up to 90 seconds.
  ['bike 10x60s/60s', 'cycling, v02 max, 10 × 60 seconds, 1 minute rest'],
  ['bike 10x61s/60s', 'cycling, interval, 10 × 61 seconds, 1 minute rest'],
  ['bike 8x40s w/ 90s', 'cycling, v02 max, 8 × 40 seconds, 90 seconds rest'],
  ['bike 8x40s w/ 95s', 'cycling, interval, 8 × 40 seconds, 95 seconds rest'],
  // Bouts of 8 minutes are long.
  ['bike 4x7 min w/ 2 min', 'cycling, interval, 4 × 7 minutes, 2 minutes rest'],
  ['bike 4x8 min w/ 2 min', 'cycling, threshold, 4 × 8 minutes, 2 minutes rest'],
  // A length in metres from 500 on is swum, up to 10,000.
  ['500m endurance', 'swimming, endurance, 500 meters'],
  ['499m endurance', 'endurance', '499m'],
  ['10,000 m easy', 'swimming, endurance, 10,000 meters'],
  ['12,000 m easy', 'endurance, 12 kilometers'],
  // A swimmer needs 1 to 3 minutes per 100.
  ['swim 1k, 4x100 in 1', 'swimming, interval, 1,000 meters, main set 4x100mtr 1:00/100m interval'],
  ['swim 1k, 4x100 in 3', 'swimming, interval, 1,000 meters, main set 4x100mtr 3:00/100m interval'],
  ['swim 1k, 4x100 in 4', 'swimming, interval, 1,000 meters, 4 × 100 meters', 'in 4'],
  ['swim 1k, 4x100 in 90', 'swimming, interval, 1,000 meters, main set 4x100mtr 1:30/100m interval'],
  // Between short distances a swimmer rests 5 to 45 seconds, a runner longer.
  ['8x100 5s rest', 'swimming, interval, 8 × 100 meters, 5 seconds rest'],
  ['8x100 4s rest', 'interval, main set 8x · 100mtr interval · 4sec recovery'],
  ['8x100 45s rest', 'swimming, interval, 8 × 100 meters, 45 seconds rest'],
  ['8x100 46s rest', 'interval, 8 × 100 meters, 46 seconds rest'],
  ['8x100 45 sec rest', 'swimming, interval, 8 × 100 meters, 45 seconds rest'],
  ['8x100 46 sec rest', 'interval, 8 × 100 meters, 46 seconds rest'],
  // The s of a few long bouts is a plural.
  ['6x20s threshold run', 'running, threshold, 6 × 20 seconds'],
  ['7x20s threshold run', 'running, threshold, 7 × 20 seconds'],
  ['2x40s threshold run', 'running, threshold, 2 × 40 seconds'],
  ['2x41s threshold run', 'running, threshold, 2 × 41 seconds'],
  // Bouts without a unit are minutes as long as they fit into 2.5 hours or the session.
  ['5x30 run', 'running, threshold, 5 × 30 minutes'],
  ['6x30 run', 'running, interval, 6 × 30 seconds'],
  ['5x20 run 100 min', 'running, threshold, 1 hour 40 minutes, 5 × 20 minutes'],
  ['5x30 run 100 min', 'running, interval, 1 hour 40 minutes, 5 × 30 seconds'],
  // Nobody rides a range of 6 hours and more: then the lower figure is in hours, too.
  ['1-2 hours easy ride', 'cycling, endurance, 1 hour'],
  ['5-6 hours easy ride', 'cycling, endurance, 5 hours'],
  ['45 - 1h easy run', 'running, endurance, 45 minutes'],
  // A figure of 100 and more is a distance.
  ['100 x 8 run', 'running, interval, 8 × 100 meters'],
  ['8x100s run', 'running, interval, 8 × 100 meters'],
  ['8x101s run', 'running, interval, 8 × 101 seconds'],
  ['8x99s run', 'running, interval, 8 × 99 seconds'],
  ['run 199m', 'running, 3 hours 19 minutes'],
  ['run 200m', 'running', '200m'],
  ['run 5000', 'running, 5 kilometers'],
  ['run 999', 'running', '999'],
  // Bouts of 5 minutes in an endurance session make it a tempo session.
  ['endurance run 1h with 3x5 min', 'running, tempo, 1 hour, 3 × 5 minutes'],
  ['endurance run 1h with 3x4 min', 'running, endurance, 1 hour', '3x4 min'],
  ['endurance run 1h with 3x1k', 'running, tempo, 1 hour, 3 × 1 kilometer'],
  // A target from 150 on is in watts, and from 120 on if it is ridden.
  ['3x8 min @ 150', 'cycling, threshold, main set 3x · 8m 150w interval'],
  ['3x8 min @ 149', 'threshold, 3 × 8 minutes', '149'],
  ['3x8 min @ 120 ride', 'cycling, threshold, main set 3x · 8m 120w interval'],
  ['3x8 min @ 119 ride', 'cycling, v02 max, main set 3x · 8m 119% interval'],
  // A share of FTP lies between 0.3 and 1.6.
  ['1h ride .3 FTP', 'cycling, endurance, 1 hour, whole 1h 30%'],
  ['1h ride .29 FTP', 'cycling, 1 hour', '.29 FTP'],
  ['1h ride 1.6 FTP', 'cycling', '1h', '1.6'],
  ['1h ride 1.61 FTP', 'cycling, 1 hour', '1.61 FTP'],
  ['1h ride .575 FTP', 'cycling, endurance, 1 hour, whole 1h 57.5%'],
  // Behind percents "ftp" begins the own figure from 80 on.
  ['ride 1h 95% ftp 80', 'cycling, sweet spot, 1 hour, reference 80, by power, whole 1h 95%'],
  ['ride 95% ftp 80 min', 'cycling, sweet spot, 1 hour 20 minutes, whole 1h20m 95%'],
  ['run 5x1k in 2', 'running, interval, main set 5x · 1km 2:00/km interval'],
  ['run 5x1k in 1', 'running, interval, 5 × 1 kilometer', 'in 1'],
  // From 5 on a warm-up without a unit is in minutes.
  ['wu 5, 3x10 min tempo run', 'running, tempo, warm-up 5 minutes, 3 × 10 minutes'],
  ['wu 4, 3x10 min tempo run', 'running, tempo, warm-up 4 kilometers, 3 × 10 minutes'],
  ['wu 60, 3x10 min tempo run', 'running, tempo, warm-up 1 hour, 3 × 10 minutes'],
  // No session is longer than 8 hours.
  ['ride 480', 'cycling, 8 hours'],
  ['ride 481', 'cycling', '481'],
  ['ride 480m', 'cycling, 8 hours'],
  ['ride 481m', 'cycling', '481m'],
  // A stroke is named behind a distance of up to 1500.
  ['swim 2x1500 back', 'swimming, interval, main set 2x1500mtr backstroke interval'],
  ['swim 2x1525 back', 'swimming, interval, 2 × 1,525 meters', 'back'],
  // The end of a session is shorter than the whole.
  ['run 20 min easy with last 19 min tempo', 'running, tempo, 20 minutes, whole 1m Z1 · 19m Z3'],
  ['run 20 min, last 20 min tempo', 'running, tempo, 20 minutes, 1 × 20 minutes'],
  // A rounded whole may be a hundredth longer than its parts.
  [
    'run 101 min: 20 min easy, 60 min tempo, 20 min easy',
    'running, tempo, 1 hour 41 minutes, whole 20m Z1 · 1h Z3 · 20m Z1',
  ],
  [
    'run 102 min: 20 min easy, 60 min tempo, 20 min easy',
    'running, tempo, 1 hour 42 minutes, 1 × 60 minutes',
    '20 min',
    '20 min',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
