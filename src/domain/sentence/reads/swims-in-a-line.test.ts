import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What coaches write of swims in one line: rests, send-offs and strokes in any notation, of several at once, by counts, in pieces.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Broken 1500: 5x100 +10s, 4x150 +15s, 2x200 +20s all at 1500 pace',
    'swimming, interval, 1,500 meters, whole 5x100mtr 97-100% interval 10sec rest · 4x150mtr 97-100% interval 15sec rest · 2x200mtr 97-100% interval 20sec rest',
  ],
  [
    '1650 broken: 600/500/400/150 @ race pace :20 r',
    'swimming, interval, 1,650 meters, whole 600mtr 97-100% · 20sec rest · 500mtr 97-100% · 20sec rest · 400mtr 97-100% · 20sec rest · 150mtr 97-100%',
  ],
  [
    'broken 1500: 500 r10, 5x100 r10, 10x50 r5, all at 1500 pace',
    'swimming, interval, 1,500 meters, whole 1x500mtr 97-100% interval 10sec rest · 5x100mtr 97-100% interval 10sec rest · 10x50mtr 97-100% interval 5sec rest',
  ],
  [
    'broken 800s: 4x50 r5, 2x100 r10, 400 straight all @ css',
    'swimming, interval, 800 meters, whole 4x50mtr Z4 interval 5sec rest · 2x100mtr Z4 interval 10sec rest · 400mtr Z4',
  ],
  [
    'IM set sw: 4x(100 fly/bk/br/fr 25 each, 20r + 100 fr ez) then 6x50 k w fins',
    'swimming, interval, main set 4x · 100mtr medley · 20sec rest · 100mtr Z1 freestyle recovery · 6x50mtr kick with fins interval',
  ],
  [
    'squad lane 3: 400/4x100 IM order k/4x(200+2x50) 200s Z2 50s Z5 cyc 3:40 & 60',
    'swimming, interval, 2,000 meters, whole 400mtr · 4x · im order 100mtr kick interval · 1x200mtr Z2 on 3:40 interval · 2x50mtr Z5 on 1:00 interval · 1m rest · 1x200mtr Z2 on 3:40 interval · 2x50mtr Z5 on 1:00 interval · 1m rest · 1x200mtr Z2 on 3:40 interval · 2x50mtr Z5 on 1:00 interval · 1m rest · 1x200mtr Z2 on 3:40 interval · 2x50mtr Z5 on 1:00 interval',
  ],
  [
    '100 200 300 400 300 200 100 @ T pace +3/100, 20s RI, p&p on the 3s',
    'swimming, interval, 1,600 meters, whole 1x · "CSS+3 s per 100" 100mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 200mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 300mtr open with paddles and pull buoy interval · 20sec rest · 1x · "CSS+3 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 300mtr open with paddles and pull buoy interval · 20sec rest · 1x · "CSS+3 s per 100" 200mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 100mtr open interval',
  ],
  [
    '50 100 150 200 150 100 50 @ css+2, 15r, paddles on the 200s',
    'swimming, interval, 800 meters, whole 1x · "CSS+2 s per 100" 50mtr open interval · 15sec rest · 1x · "CSS+2 s per 100" 100mtr open interval · 15sec rest · 1x · "CSS+2 s per 100" 150mtr open interval · 15sec rest · 1x · "CSS+2 s per 100" 200mtr open with paddles interval · 15sec rest · 1x · "CSS+2 s per 100" 150mtr open interval · 15sec rest · 1x · "CSS+2 s per 100" 100mtr open interval · 15sec rest · 1x · "CSS+2 s per 100" 50mtr open interval',
  ],
  [
    '25s: 12 @ :40 = 4 fly, 4 bk, 4 br no free!! 300 loosen before, 200 aft',
    'swimming, interval, 800 meters, whole 300mtr Z1 · 4x25mtr butterfly on 0:40 interval · 4x25mtr backstroke on 0:40 interval · 4x25mtr breaststroke on 0:40 interval · 200mtr Z1',
  ],
  [
    '16x50: 4 dr, 4 build, 4 @ 200 pace, 4 ez all on 1:00',
    'swimming, endurance, 800 meters, whole 4x50mtr drill on 1:00 interval · 4x · build 50mtr on 1:00 interval · 4x50mtr 106-110% on 1:00 interval · 4x50mtr Z1 on 1:00 interval',
  ],
  [
    'main: 18x100 as 6 pull, 6 swim, 6 im all off 1:55, 400 smooth beforehand',
    'swimming, interval, 2,200 meters, whole 400mtr Z1 · 6x100mtr pull on 1:55 interval · 6x100mtr on 1:55 interval · 6x100mtr medley on 1:55 interval',
  ],
  [
    'red mist: 10x400 -> 4 @css+6, 3 @+5, 2@+4 1@+3 all r20',
    'swimming, interval, 4,000 meters, whole 4x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 3x · "CSS+5 s per 100" 400mtr open interval · 20sec rest · 2x · "CSS+4 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+3 s per 100" 400mtr open interval · 20sec rest',
  ],
  [
    '50s x 24, 3 rounds of (4 @ 60s, 2 @ 55s, 2 @ 50s)',
    'swimming, interval, main set 3x · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 1:00 · 50mtr on 0:55 · 50mtr on 0:55 · 50mtr on 0:50 · 50mtr on 0:50',
  ],
  [
    '4 sets of 5x50 off 60 then 55 then 50 then 45',
    'swimming, interval, 1,000 meters, whole 5x50mtr on 1:00 interval · 5x50mtr on 0:55 interval · 5x50mtr on 0:50 interval · 5x50mtr on 0:45 interval',
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
    'Golf 6x50 count strokes + time, 30s r, then 5x300 paddles @ CSS+8 off 5:30',
    'swimming, interval, main set 6x50mtr interval 30sec rest // counting strokes · 5x · "CSS+8 s per 100" 300mtr open with paddles on 5:30 interval',
  ],
  [
    'catch-up/fist/fingertip drag 3x100 each r15, followed by 500 strait',
    'swimming, interval, 1,400 meters, whole 3x · catch up 100mtr drill interval · 15sec rest · 3x · fist 100mtr drill interval · 15sec rest · 3x · fingertip drag 100mtr drill interval · 15sec rest · 500mtr',
  ],
  [
    'swim fins 6x75 (25 UW dolphin on back/50 swim) @1:30, 400 cool dn',
    'swimming, interval, 850 meters, whole 6x · "25 underwater dolphin on back/50 swim" 75mtr with fins on 1:30 interval · Cool down 400mtr',
  ],
  [
    'technique swim 1600: 8x (50 scull+ 50 6-1-6 + 100 smooth fr) 15 rest aft each',
    'swimming, interval, main set 8x · sculling 50mtr drill // technique · "6-1-6" 50mtr drill · 100mtr Z1 freestyle recovery · 15sec rest',
  ],
  [
    '6 x 125, 25 fly 50 bk 50 br, 15 sec rest swim smooth',
    'swimming, endurance, main set 6x · "25 fly/50 back/50 breast" 125mtr interval · 15sec rest',
  ],
  [
    'USRPT 20x50 @ 500 pace, :20 rest, miss 3 & done',
    'swimming, interval, main set 20x50mtr 101-104% interval 20sec rest',
  ],
  [
    '4x100 back @ 85% effort off the 2:10, 4x100 br off 2:25, 100 free EZ in btw',
    'swimming, interval, 900 meters, whole 4x100mtr Z3 backstroke on 2:10 interval · 100mtr Z1 freestyle · 4x100mtr breaststroke on 2:25 interval',
  ],
  [
    '6 x 50 max from dive on 4:00, 400 before & 300 loosen after',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 6x50mtr open effort 10/10 on 4:00 interval · Cool down 300mtr',
  ],
  [
    '30 min swim tt then 4 x 50 loosen. warmup 8 lengths of 25 b4',
    'swimming, interval, 2,000 meters, whole Warm up 200mtr · 30m Z4 · 4x50mtr Z1 interval',
  ],
  [
    '8x50 breathe 3/5 by 25, 20s r. Then T30: as far as poss in 30 min',
    'swimming, interval, 1,400 meters, 8 × 50 meters (breathing 3/5 by 25), 20 seconds rest',
  ],
  [
    'Cole Classic prep OWS 2.2k: 200 hard start, 1.6 k cruise w sighting every 9, last 400 hard',
    'swimming, endurance, 2,200 meters, whole 200mtr Z5 · 1600mtr Z2 // with sighting every 9 · 400mtr Z4',
    'Cole',
  ],
  [
    '20x100 SCM: 5 on 1.45, 5 on 1.40, 5 on 1.35, 5 on 1.30. 400 easy first, 200 ez after',
    'swimming, interval, 2,600 meters, pool 25, whole 400mtr Z1 · 5x100mtr on 1:45 interval · 5x100mtr on 1:40 interval · 5x100mtr on 1:35 interval · 5x100mtr on 1:30 interval · 200mtr Z1',
  ],
  [
    '2x thru: 4x75 @ 85% r15, 3x100 @ 90% r20, 2x50 @ 95+ r30, 100 ez. swim',
    'swimming, interval, main set 4x75mtr 85% interval 15sec rest · 3x100mtr 90% interval 20sec rest · 2x50mtr 95-100% interval 30sec rest · 100mtr Z1 recovery · 4x75mtr 85% interval 15sec rest · 3x100mtr 90% interval 20sec rest · 2x50mtr 95-100% interval 30sec rest · 100mtr Z1 recovery',
  ],
  [
    '12x25 fl w fins off :35, 8x50 bk cyc 1:05, 200 ch ez in btw',
    'swimming, interval, 900 meters, whole 12x25mtr butterfly with fins on 0:35 interval · 200mtr Z1 mixed · 8x50mtr backstroke on 1:05 interval',
  ],
  ['swim 100 fly, 100 back x 4 on 2:00', 'swimming, interval', '100 fly, 100 back x 4', '2:00'],
  ['swim 4x100 as 25 kick, 25 drill, 200 pull', 'swimming, interval, 4 × 100 meters', 'as 25 kick, 25 drill, 200 pull'],
  [
    'swim 200 bk/br, 8x50 odd kick, even pull r10',
    'swimming, interval, main set 100mtr backstroke · 100mtr breaststroke · 4x · 50mtr kick · 10sec rest · 50mtr pull · 10sec rest',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})

test.each([
  ['CX prep: 8 x 40 sec hard, 4 mins easy', 'cycling'],
  ['chaingang: 40 min tempo', 'cycling'],
  ['tabata on the rollers', 'cycling'],
  ['6x10sec sprints from a roll, 53x15, 3min Z1 btw, in 90 mins Z2', 'cycling'],
  ['cadence drill: 10 x 1 @ 110 rpm / 1 @ 85', 'cycling'],
  ["4x6min uphill Z4 on TM @ 6%, 2' flat", 'running'],
  ['treadie 5x3 min @ 4 % z4, 2 min flat jog', 'running'],
  ['16x50: 4 dr, 4 build, 8 ez', 'swimming'],
  ['2x25 tempo', 'running'],
])('by all its signs "%s" is %s', (sentence, sport) => {
  const { asked, assumed } = understand(sentence, { sport: 'running' })
  expect(asked.sport ?? assumed.sport).toBe(sport)
})
