import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims that change from round to round, gear that is put on and off, and long swims beside sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Gear that is put on, a count behind its length, a limit behind a send-off.
  [
    '400 choice wu, fins on: 8x50 dolphin on back :10r, fins off: 8x50 fr fast :30r, 200',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr mixed · 8x50mtr butterfly kick with fins interval 10sec rest // face up · 8x50mtr Z5 freestyle interval 30sec rest · 200mtr',
  ],
  [
    '50s: 20 on the minute, 5 fast 5 ez',
    'swimming, interval, main set 2x · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr Z1 on 1:00 recovery · 50mtr Z1 on 1:00 recovery · 50mtr Z1 on 1:00 recovery · 50mtr Z1 on 1:00 recovery · 50mtr Z1 on 1:00 recovery',
  ],
  ['10x150 on 2:30 (hold under 2:10)', 'swimming, interval, main set 10x150mtr 1:27/100m on 2:30 interval'],
  [
    '8x100 ez/mod/hard/max x2 on 1:50',
    'swimming, interval, main set 2x · 100mtr Z1 on 1:50 recovery · 100mtr Z3 on 1:50 · 100mtr Z5 on 1:50 · 100mtr open effort 10/10 on 1:50',
  ],
  [
    '4x(50 kick 50 drill 50 swim 50 sprint) on 1:15',
    'swimming, interval, main set 4x · 50mtr kick on 1:15 · 50mtr drill on 1:15 · 50mtr on 1:15 · 50mtr open effort 10/10 on 1:15',
  ],
  [
    '4 x 200 w/ 50 fast in the middle r30',
    'swimming, interval, main set 4x · "75 swim/50 fast/75 swim" 200mtr interval · 30sec rest',
  ],
  [
    '20 lengths br, 20 lengths fc, 10 whatever, 25m pool',
    'swimming, 1,250 meters, pool 25, whole 500mtr breaststroke · 500mtr freestyle · 250mtr mixed',
  ],
  ['swim for 20 mins no rush', 'swimming, endurance, 900 meters, whole 20m Z1'],
  [
    '8 by 100 yds breast/free by 25 w half min rest',
    'swimming, interval, main set 8x · "breast/free" 100yd interval · 30sec rest',
  ],
  [
    '2.4k continuous at ironman pace with sighting every 10 strokes',
    'swimming, interval, 2,400 meters, whole 2.4km 92-95% // with sighting every 10 strokes',
  ],
  // Rounds that change.
  [
    'breast stroke 8x50 desc 1-4 & 5-8 @ 1:15, 150 ez after each 4',
    'swimming, interval, main set 4x · "desc 1-4" 50mtr breaststroke on 1:15 interval · 150mtr Z1 recovery · 4x · "desc 1-4" 50mtr breaststroke on 1:15 interval · 150mtr Z1 recovery',
  ],
  [
    '12x50 on 1:00, 100 easy after every 4 swim',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 100mtr Z1 recovery · 4x50mtr on 1:00 interval · 100mtr Z1 recovery · 4x50mtr on 1:00 interval · 100mtr Z1 recovery',
  ],
  [
    'run 12x400 200 easy after every 4',
    'running, interval, main set 4x · 400mtr interval · 200mtr recovery · 4x · 400mtr interval · 200mtr recovery · 4x · 400mtr interval',
  ],
  [
    'swim ladder 50-100-150-200 on 15s rest build each',
    'swimming, ladder sets, 500 meters, whole 1x · build 50mtr interval · 15sec rest · 1x · build 100mtr interval · 15sec rest · 1x · build 150mtr interval · 15sec rest · 1x · build 200mtr interval · 15sec rest',
  ],
  [
    '2.5k swim main set 5x400 build each 1-4 by 100, 40s rest',
    'swimming, interval, 2,500 meters, main set 5x · build 400mtr interval · 40sec rest',
  ],
  [
    'swim 35 mins alternat a length breast a length crawl',
    'swimming, endurance, 1,600 meters, whole 32x · 25mtr Z1 breaststroke · 25mtr Z1 freestyle',
  ],
  [
    '3 by 100 free, 1st on 2mins then take 5 secs off the turnaround each time',
    'swimming, 300 meters, whole 1x100mtr freestyle on 2:00 interval · 1x100mtr freestyle on 1:55 interval · 1x100mtr freestyle on 1:50 interval',
  ],
  [
    'swm 2500m: 20% wu, main 4x400 threhold 45s, remainder ez',
    'swimming, interval, 2,500 meters, warm-up 500 meters, 4 × 400 meters, 45 seconds rest',
  ],
  // A long swim beside sets is steady if nothing is said of it.
  ['10x50 on 1:00 then 400 pull', 'swimming, interval, main set 10x50mtr on 1:00 interval · 400mtr Z2 pull'],
  ['swim 600m, then 4x50 fast 30s rest', 'swimming, interval, main set 600mtr Z2 · 4x50mtr interval 30sec rest'],
  ['swim 8x50 15s rest, 200 free', 'swimming, interval, main set 8x50mtr interval 15sec rest · 200mtr freestyle'],
  // What is every so many, of each stroke and for time.
  [
    '10x100 free on 1:45, every 4th kick',
    'swimming, interval, 1,000 meters, whole 3x100mtr freestyle on 1:45 interval · 1x100mtr freestyle kick on 1:45 interval · 3x100mtr freestyle on 1:45 interval · 1x100mtr freestyle kick on 1:45 interval · 2x100mtr freestyle on 1:45 interval',
  ],
  [
    '20x25 kick, 5 each stroke, 10s',
    'swimming, interval, 500 meters, whole 5x25mtr butterfly kick interval 10sec rest · 5x · "back kick" 25mtr kick interval · 10sec rest · 5x25mtr breaststroke kick interval 10sec rest · 5x25mtr freestyle kick interval 10sec rest',
  ],
  [
    'w/up 400, main 4 x 300 @ css rest 30s, cool 200',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · 4x300mtr Z4 interval 30sec rest · Cool down 200mtr',
  ],
  [
    '75 easy 25 fast x 8 rest 20',
    'swimming, interval, main set 8x · "75 easy/25 fast" 100mtr open interval · 20sec rest',
  ],
  [
    'do 1500 free for time then 500 easy',
    'swimming, interval, 2,000 meters, whole 1500mtr open effort 10/10 freestyle · 500mtr Z1',
  ],
  ['2k swim w 20x50 @ 80% in the middle, 10 sec', 'swimming, interval, 2,000 meters, 20 × 50 meters, 10 seconds rest'],
  ['swim 8x100 at 95% 20s', 'swimming, interval, main set 8x100mtr 95% interval 20sec rest'],
  // Ladders of a stroke, categories of coaches, and a rest of all.
  [
    '50/100/150/200 free with 20s after each',
    'swimming, ladder sets, main set 50mtr freestyle interval · 20sec rest · 100mtr freestyle interval · 20sec rest · 150mtr freestyle interval · 20sec rest · 200mtr freestyle interval',
  ],
  [
    '400 300 200 100 IM 20s rest',
    'swimming, ladder sets, main set 400mtr medley interval · 20sec rest · 300mtr medley interval · 20sec rest · 200mtr medley interval · 20sec rest · 100mtr medley interval',
  ],
  [
    '300 m EN1, 8x100 EN2 on 1:40, 6x50 SP1 on 2:00, 200 EN1 swim',
    'swimming, interval, 1,600 meters, whole 300mtr Z2 · 8x100mtr Z4 on 1:40 interval · 6x50mtr open effort 10/10 on 2:00 interval · 200mtr Z2',
  ],
  [
    'swim 3x100 easy 3x100 medium 3x100 fast 20" rest all',
    'swimming, interval, 900 meters, whole 3x100mtr Z1 interval 20sec rest · 3x100mtr Z3 interval 20sec rest · 3x100mtr Z5 interval 20sec rest',
  ],
  [
    '200m breast warmup, then 8 lengths fast with a 30s breather after each length, 200m crawl cool down',
    'swimming, interval, 600 meters, pool 25, whole Warm up 200mtr breaststroke · 8x25mtr Z5 interval 30sec rest · Cool down 200mtr freestyle',
  ],
  [
    'swim 1000m: 250 each stroke',
    'swimming, 1,000 meters, whole 250mtr butterfly · 250mtr backstroke · 250mtr breaststroke · 250mtr freestyle',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test.each<[sentence: string, told: string]>([
  ['10x50 on 1:00 then 400 pull', 'No effort was said for “400”, so steady.'],
  [
    'swim 35 mins alternat a length breast a length crawl',
    'In 35 minutes about 1600 m are swum. A length was read as 25 m.',
  ],
  [
    '2k swim w 20x50 @ 80% in the middle, 10 sec',
    '80 % was read as the effort, zone 3, and not as a share of critical swim speed.',
  ],
])('of "%s" is told: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})
