import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Time trials with their watts, parts that lie within a ride, and what riders leave out.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['2x20 at 10 mile TT pace, 5 easy', 'cycling, threshold, 2 × 20 minutes, 5 minutes rest'],
  ['4x8 @ 10TT power, 4 off', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest, by power'],
  ['run 3x2k at 10 mile TT pace', 'running, threshold, 3 × 2 kilometers', '10 mile', 'TT'],
  ['25m TT @ 255w', 'cycling, 25 miles, whole 25mi 255w'],
  [
    '10m TT effort on the bike after 20 min wu, aim 270w',
    'cycling, 46 minutes 55 seconds, whole Warm up 20m · 10mi 270w',
  ],
  ['25mi TT ride 200w first half 215w second half', 'cycling, 25 miles, whole 12.5mi 200w · 12.5mi 215w'],
  ['1h ride first half 180w second half 200w', 'cycling, 1 hour, whole 30m 180w · 30m 200w'],
  ['20 min TT warm up with 3x1 min hard', 'cycling, interval, 20 minutes, 3 × 1 minute'],
  ['20 min TT warm up', 'cycling, endurance, 20 minutes'],
  ['club 25 on sat so 45 easy w 3 x 1min openers', 'cycling, interval, 45 minutes, 3 × 1 minute'],
  ['1,5 h bike z2 with 20 min z3 to finish', 'cycling, tempo, 1 hour 30 minutes, whole 1h10m Z2 · 20m Z3'],
  [
    'gravel 2h z2 w/ 6 x 20s bursts at the end',
    'cycling, endurance, 2 hours, whole 1h43m Z2 · 6x · 20sec Z7 interval · 1m40s recovery · Cool down 5m',
  ],
  [
    '2h z2 run w/ 6x20s strides at the end',
    'running, endurance, 2 hours, whole 1h52m Z2 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'bike warmup 10 then 6 mins: 20s max 40s ez, then 10 min z2',
    'cycling, interval, 26 minutes, whole Warm up 10m · 6x · 20sec Z7 · 40sec Z1 recovery · 10m Z2',
  ],
  [
    'bike 4x4 @ 118%, 4 rec, then 10 min sprints 10 on 50 off',
    'cycling, interval, main set 4x · 4m 118% interval · 4m recovery · 10x · 10sec Z7 · 50sec Z1 recovery',
  ],
  [
    "20' @ 95rpm, 5x1' @ 110 rpm 1' easy, 10' home",
    'cycling, endurance, 40 minutes, whole 20m Z1 @ 95rpm · 5x · 1m @ 110rpm interval · 1m recovery · Cool down 10m',
  ],
  [
    '75min on the bike, 5 hard minutes every 15',
    'cycling, v02 max, 1 hour 15 minutes, whole 4x · 10m Z1 · 5m Z6 interval · 15m Z1',
  ],
  ['bike 30 min easy, 20 min a bit harder, 10 min easy', 'cycling, endurance, 1 hour, whole 30m Z1 · 20m Z2 · 10m Z1'],
  [
    'bike 8 min at 90% ftp, 4 of them, between 3 min easy',
    'cycling, sweet spot, main set 4x · 8m 90% interval · 3m recovery',
  ],
  ["bike 5 x 8' @ 230W (3' @ 140W)", 'cycling, threshold, main set 5x · 8m 230w interval · 3m 140w recovery'],
  [
    "12x(1'@115/1'@50), bike, wu/cd 15",
    'cycling, v02 max, 54 minutes, whole Warm up 15m · 12x · 1m 115% · 1m 50% · Cool down 15m',
  ],
  [
    '5 min easy 5 min medium 5 min hard, twice, bike',
    'cycling, tempo, main set 2x · 5m Z1 recovery · 5m · 5m 106-120%',
  ],
  ['1h bike with 10 sprints from 10 seconds', 'cycling, interval, 1 hour, 10 × 10 seconds'],
  [
    'bike 1-2-3-2-1 min hard = easy',
    'cycling, interval, main set Hard 1m Z6 interval · 1m rest · Hard 2m 106-120% interval · 2m rest · Hard 3m 106-120% interval · 3m rest · Hard 2m 106-120% interval · 2m rest · Hard 1m Z6 interval',
  ],
  [
    "bike 2 x 4 x 2' Z5/2' Z1, 8' bt sets",
    'cycling, threshold, main set 3x · 2m Z5 interval · 2m Z1 recovery · 2m Z5 interval · 8m recovery · 4x · 2m Z5 interval · 2m Z1 recovery',
  ],
  ['turbo 1hr - 20 z2, 20 z3, 10 z4, rest easy', 'cycling, tempo, 1 hour, whole 20m Z2 · 20m Z3 · 10m Z4 · 10m Z1'],
  [
    'ride 2.5h: hour z2, 45 min @ 78%, rest easy',
    'cycling, endurance, 2 hours 30 minutes, whole 1h Z2 · 45m 78% · 45m Z1',
  ],
  [
    '15wu/2x15@FTP r5/15cd',
    'cycling, threshold, 1 hour 10 minutes, whole Warm up 15m · 2x · 15m Z5 interval · 5m rest · Cool down 15m',
  ],
  ['flying 200s x 4, 10 min recovery between, track cycling', 'cycling, interval, 4 × 200 meters, 10 minutes rest'],
  ['5h gravel, z2, fuel 90g/hr', 'cycling, endurance, 5 hours, note 90g carbs per hour'],
  ['3 rounds of 5 min @ 4.5wkg, 5 min rest 72kg', 'cycling, interval, main set 3x · 5m 324w interval · 5m rest'],
  [
    'ramp 5 min 45-70, then 3x8 105 4 off, cd 5',
    'cycling, threshold, 46 minutes, whole Warm up 5m ramp 45-70% · 3x · 8m 105% interval · 4m recovery · Cool down 5m',
    '45-70',
  ],
  [
    "MS 8x3' @ 113% r 2'30 bike, wu 20' inc 3x1' build",
    'cycling, threshold, 1 hour 4 minutes, whole Warm up 14m · 3x · Warm up 1m Z5 · Warm up 1m Z1 recovery · 8x · 3m 113% interval · 2m30s rest',
  ],
  [
    'bike 5x4 z5 3 off, 20 min wu with 3x30s spin ups',
    'cycling, threshold, 55 minutes, whole Warm up 17m · 3x · Warm up 30sec Z1 @ 110rpm · Warm up 30sec Z1 · 5x · 4m Z5 interval · 3m recovery',
  ],
  ['z2 3h but do 3 x 8min sweetspot in last hour', 'cycling, sweet spot, 3 hours, warm-up 2 hours, 3 × 8 minutes'],
  [
    '3 x 7min bike: 30s @ 400w start then settle 270w, 4 min @150w',
    'cycling, interval, main set 3x · 30sec 400w · 6m30s 270w · 4m 150w',
  ],
  [
    'tabata on turbo x3, 5 easy betwen',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  [
    'micro bursts 2x8min 15s on 15s off, 4 min, 1hr total bike',
    'cycling, v02 max, 1 hour, main set 16x · 15sec interval · 15sec recovery · 4m recovery · 16x · 15sec interval · 15sec recovery',
  ],
  [
    'wu 15, ladder 30"-60"-90"-60"-30" @ 120% 1:1, x2, cd 10',
    'cycling, interval, 45 minutes, whole Warm up 15m · 30sec 120% interval · 30sec rest · 1m 120% interval · 1m rest · 1m30s 120% interval · 1m30s rest · 1m 120% interval · 1m rest · 30sec 120% interval · 3m recovery · 30sec 120% interval · 30sec rest · 1m 120% interval · 1m rest · 1m30s 120% interval · 1m30s rest · 1m 120% interval · 1m rest · 30sec 120% interval · Cool down 10m',
  ],
  [
    'spin ups: 10 x 30s to max rpm, 90s easy, bike',
    'cycling, endurance, main set 10x · 30sec @ 110rpm interval · 1m30s recovery',
  ],
  ['wattbike 6s peak power x5, 2 min spin', 'cycling, interval, main set 5x · 6sec Z7 interval · 2m recovery'],
  [
    "bike 90': 3x8' Z4 @ 75rpm r=4', rem Z2",
    'cycling, sweet spot, 1 hour 30 minutes, main set 3x · 8m Z4 @ 75rpm interval · 4m rest',
  ],
  [
    '40/20s, 10 of em x 3 sets, 120%/55%, 6 min btwn sets',
    'cycling, v02 max, main set 10x · 40sec 120% · 20sec 55% · 6m recovery · 10x · 40sec 120% · 20sec 55% · 6m recovery · 10x · 40sec 120% · 20sec 55%',
  ],
  [
    'wu 10, 3x15 @ 91% w/ 10s burst @ 150% every 3 min, 5 easy, cd 10',
    'cycling, v02 max, 1 hour 15 minutes, whole Warm up 10m · 5x · 2m50s 91% · 10sec 150% · 5m recovery · 5x · 2m50s 91% · 10sec 150% · 5m recovery · 5x · 2m50s 91% · 10sec 150% · Cool down 10m',
  ],
  ['bike 3x10 tempo, last 2 of each at threshold, 5 easy', 'cycling, tempo, main set 3x · 8m · 2m Z5 · 5m recovery'],
  ['bike 2x20 sst last minute of each max', 'cycling, sweet spot, main set 2x · 19m · 1m open effort 10/10'],
  ['bike intervals 60/60 x 8 @ 320/150w', 'cycling, interval, main set 8x · 1m 320w interval · 1m 150w recovery'],
  [
    'ride z2 with 5 min z3 every 20 min for 2 hours',
    'cycling, endurance, 2 hours, whole 5x · 15m Z2 · 5m Z3 interval · 20m Z2',
  ],
  [
    '3 x 9 min as 30s at 120% / 30s at 80%, 5 min easy bike',
    'cycling, v02 max, main set 9x · 30sec 120% · 30sec 80% · 5m recovery · 9x · 30sec 120% · 30sec 80% · 5m recovery · 9x · 30sec 120% · 30sec 80%',
  ],
  [
    '5 min @ 250w, 4 @ 260, 3 @ 270, 3 min easy after each, bike',
    'cycling, endurance, 18 minutes, whole 5m 250w · 3m Z1 · 4m 260w · 3m Z1 · 3m 270w',
  ],
  ['bike 3 x 20 (10 z3 + 10 z4) 5 min easy', 'cycling, tempo, main set 3x · 10m Z3 · 10m Z4 · 5m recovery'],
  [
    '1x20 + 1x15 + 1x10 @ 95%, 5 between, bike',
    'cycling, sweet spot, 1 hour, whole 1x · 20m 95% interval · 5m recovery · 1x · 15m 95% interval · 5m recovery · 1x · 10m 95% interval · 5m recovery',
  ],
  [
    'warm up 10, 20 min at 220-230w, 5 spin, 20 min at 220-230w, down 10',
    'cycling, endurance, 1 hour 5 minutes, whole Warm up 10m · 20m 220-230w · 5m Z1 · 20m 220-230w · Cool down 10m',
  ],
  ['bike race warm up 25 min', 'cycling, endurance, 25 minutes'],
  ['40 min commute by bike easy', 'cycling, endurance, 40 minutes'],
  [
    'over unders: 3 x 12 (3 x (3 @ 95 1 @ 110)), 4 rbi',
    'cycling, threshold, main set 3x · 3m 95% · 1m 110% · 4m rest · 3x · 3m 95% · 1m 110% · 4m rest · 3x · 3m 95% · 1m 110%',
    'over unders',
  ],
  ['bike 3x(3 @ 95, 1 @ 110) 4 off', 'cycling, v02 max, main set 3x · 3m 95% · 1m 110% · 4m recovery'],
  ['bike 4x(2 z5, 1 z1)', 'cycling, threshold, main set 4x · 2m Z5 · 1m Z1'],
  ['bike 2x15 min @ sst with 5 min @ 90rpm easy', 'cycling, sweet spot, 2 × 15 minutes, 5 minutes rest'],
  [
    '45 mins easy spin with 4 x 1 minute fast legs',
    'cycling, endurance, 45 minutes, main set 4x · 1m @ 110rpm interval',
  ],
  [
    '30/30s for 6 min, 3 min easy, x3 bike',
    'cycling, v02 max, main set 6x · 30sec interval · 30sec recovery · 3m recovery · 6x · 30sec interval · 30sec recovery · 3m recovery · 6x · 30sec interval · 30sec recovery',
  ],
  [
    "2x(6x40/20) 4' bike 130%",
    'cycling, v02 max, main set 6x · 40sec 130% interval · 20sec recovery · 4m recovery · 6x · 40sec 130% interval · 20sec recovery',
  ],
  [
    '30/30 x 12 x 2, 5 min, bike',
    'cycling, v02 max, main set 12x · 30sec interval · 30sec recovery · 5m recovery · 12x · 30sec interval · 30sec recovery',
  ],
  [
    '3x15 first at 85% second 90% third 95%, 5 min easy, bike',
    'cycling, sweet spot, main set 15m 85% · 5m Z1 recovery · 15m 90% · 5m Z1 recovery · 15m 95%',
  ],
  [
    '2x 20 min, first at 240 watt second at 260 watt, 10 min rest',
    'cycling, threshold, main set 20m 240w · 10m Z1 recovery · 20m 260w',
  ],
  ['bike 40, last 10 hard', 'cycling, threshold, 40 minutes, whole 30m Z1 · 10m Z5'],
  ['ride 50 miles with the last 10 at tempo', 'cycling, tempo, 50 miles, whole 40mi Z1 · 10mi Z3'],
  [
    'Track nite at DISC: 20 min rollers, 4 x flying 500m all out w 8 min off, 10 rollers',
    'cycling, interval, 1 hour 5 minutes 5 seconds, whole Warm up 20m · 4x · 500mtr open effort 10/10 interval · 8m recovery · Cool down 10m',
    'nite',
    'DISC',
  ],
  [
    'rollers 20 progressive, 4x flying 200 w 8 min rest, 3x500m standing start w 12 min rest, spin 15. velodrome day',
    'cycling, interval, 1 hour 46 minutes 30 seconds, whole Warm up 20m · 4x · 200mtr open effort 10/10 interval · 8m rest · 3x · standing start 500mtr open effort 10/10 interval · 12m rest · Cool down 15m',
    'day',
  ],
  [
    'rollers 15, 6x500m all out w 5 min rest, spin 10',
    'cycling, interval, 59 minutes 35 seconds, whole Warm up 15m · 6x · 500mtr open effort 10/10 interval · 5m rest · Cool down 10m',
  ],
  [
    'velodrome: 15 min rollers, 4x1000m hard, 6 min rest, 10 min rollers',
    'cycling, v02 max, 55 minutes 35 seconds, whole Warm up 15m · 4x · 1000mtr 106-120% interval · 6m recovery · Cool down 10m',
  ],
  [
    'bike leg sim 40k as 8x (4k @ 85% + 1k soft), aero bars for the 4ks',
    'cycling, sweet spot, 40 kilometers, whole 8x · 4km 85% // aero bars · 1km Z1 recovery',
    'sim',
  ],
  ['ride 40 km as 4x(8k @ 80% + 2k soft)', 'cycling, tempo, 40 kilometers, whole 4x · 8km 80% · 2km Z1 recovery'],
  [
    'Bike 90 incl 5x3 @115% w 3 ez & later 20 @ IM watts (72%)',
    'cycling, v02 max, 1 hour 30 minutes, main set 5x · 3m 115% interval · 3m recovery · 20m 72%',
  ],
  [
    '25 TT pacing: first 5 mi @ 96%, middle 15 @ 100, last 5 empty it',
    'cycling, interval, 25 miles, whole 5mi 96% · 15mi 100% · 5mi open effort 10/10',
  ],
  [
    'bike 40k: first 10k @ 90%, middle 20 @ 95, last 10 all out',
    'cycling, interval, 40 kilometers, whole 10km 90% · 20km 95% · 10km open effort 10/10',
  ],
  [
    'bike first 10 min at 75%, next 20 at 85%, last 10 at 95%',
    'cycling, sweet spot, 40 minutes, whole 10m 75% · 20m 85% · 10m 95%',
  ],
  [
    '2hr z2 with 4x10 ss in the second hour, 5 off',
    'cycling, sweet spot, 2 hours, whole Warm up 1h Z2 · 4x · 10m Z4 interval · 5m recovery',
  ],
  [
    '3h z2 ride, in 2nd hr 4 x 6min big gear 55-60rpm tempo, 4min normal spin btwn',
    'cycling, tempo, 3 hours, warm-up 1 hour, main set 4x · big gear 6m @ 55-60rpm interval · 4m recovery',
  ],
  [
    'bike 2h z2, in 2nd hr 3x8 ss, 4 easy between',
    'cycling, sweet spot, 2 hours, warm-up 1 hour, 3 × 8 minutes, 4 minutes rest',
  ],
  [
    'FTP test. 20 wu inc 3x1min fast pedal, 5min all out, 10 easy, 20 max, 15 spin',
    'cycling, interval, warm-up 14 minutes, main set 3x · 1m 106-120% interval · 1m recovery · 5m open effort 10/10 · 10m Z1 recovery · 20m open effort 10/10, cool-down 15 minutes',
    'pedal',
  ],
  [
    'ride 10 wu, 3x8 threshold 4 off, 15 spin',
    'cycling, threshold, 1 hour 1 minute, whole Warm up 10m · 3x · 8m Z5 interval · 4m recovery · Cool down 15m',
  ],
  [
    'vo2s on the bike six by three at one fifteen to one twenty percent three off warm up quarter of an hour warm down ten',
    'cycling, v02 max, 1 hour 1 minute, whole Warm up 15m · 6x · 3m 115-120% interval · 3m recovery · Cool down 10m',
  ],
  [
    'bike four by eight at one oh two percent four off',
    'cycling, threshold, main set 4x · 8m 102% interval · 4m recovery',
  ],
  [
    'bike six by three at a hundred and ten percent three off warm down ten',
    'cycling, v02 max, 46 minutes, whole 6x · 3m 110% interval · 3m recovery · Cool down 10m',
  ],
  [
    'bike 4x10 at two ten to two thirty watts five off',
    'cycling, threshold, main set 4x · 10m 210-230w interval · 5m recovery',
  ],
  [
    'Boulie laps, 4 x 6k on the bike, odd ones hard even ones cruisy',
    'cycling, threshold, main set 2x · 6km Z5 · 6km Z1 recovery',
    'Boulie',
    'laps',
  ],
  [
    'Microbursts! 3 x 10min of 15s @ 150% 15s @ 50%, 5 min easy bt',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    'microbursts 15/15 for 10 mins, three of those, 150%/50%, 5 off',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    '40/20s for 9 min, two of these, 3 min easy between, bike',
    'cycling, v02 max, main set 9x · 40sec interval · 20sec recovery · 3m recovery · 9x · 40sec interval · 20sec recovery',
  ],
  [
    '60 at IM watts (say 70%) w the last 3 min of every 15 at 90%',
    'cycling, sweet spot, 1 hour, whole 4x · 12m 70% · 3m 90%',
  ],
  [
    '90 min z2 bike with the last 2 min of every 10 at tempo',
    'cycling, tempo, 1 hour 30 minutes, whole 9x · 8m Z2 · 2m Z3',
  ],
  ['1h run easy w last minute of every 10 hard', 'running, interval, 1 hour, whole 6x · 9m Z1 recovery · 1m Z5'],
  [
    '1 hr bike? 20 mins of it hard in 4 min chunks, equal rest, remainder easy',
    'cycling, interval, 1 hour, 5 × 4 minutes, 4 minutes rest',
    '1 hr bike?',
  ],
  [
    '90 min ride, 30 min of tempo in 10 min chunks w 5 easy between',
    'cycling, tempo, 1 hour 30 minutes, 3 × 10 minutes, 5 minutes rest',
  ],
  [
    "Strines loop, turbo if it's chucking it down. Either way 2h w 3 efforts at thresh 8-10 min, at least 8 easy after",
    'cycling, threshold, 2 hours, 3 × 8 minutes, 8 minutes rest',
    'Strines',
    'loop',
    'if',
    'chucking',
    'down',
    'Either way',
    '3 efforts at thresh 8-10',
  ],
  [
    'ride 2h with 5 efforts at vo2 of 3 min, 3 min easy after',
    'cycling, v02 max, 2 hours, 5 × 3 minutes, 3 minutes rest',
  ],
  [
    "3x15 at 40k TT power, start at 240 and add 5 watts each one, 5' rbi",
    'cycling, endurance, 55 minutes, whole 15m 240w · 5m Z1 · 15m 245w · 5m Z1 · 15m 250w',
  ],
  [
    '3x12 min on the bike, first at 220w, add 10 watts every rep, 5 min easy',
    'cycling, endurance, 46 minutes, whole 12m 220w · 5m Z1 · 12m 230w · 5m Z1 · 12m 240w',
  ],
  [
    '4x8 @ 10TT power, start at 230w, up 10w each, 4 off',
    'cycling, endurance, 44 minutes, whole 8m 230w · 4m Z1 · 8m 240w · 4m Z1 · 8m 250w · 4m Z1 · 8m 260w',
  ],
  [
    'pyramid 1-2-3-4-3-2-1 @ 115/110/108/105/108/110/115, equal rests',
    'cycling, interval, main set 1m 115% · 1m Z1 recovery · 2m 110% · 2m Z1 recovery · 3m 108% · 3m Z1 recovery · 4m 105% · 4m Z1 recovery · 3m 108% · 3m Z1 recovery · 2m 110% · 2m Z1 recovery · 1m 115%',
  ],
])('%j is read as %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(unread)
})
