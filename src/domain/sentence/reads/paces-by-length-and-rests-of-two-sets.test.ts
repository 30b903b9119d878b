import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Paces that some lengths of a row, each of a sum or a float have, and rests that are said of one of two sets or of others.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Woodbourn Rd pyramid 200 400 600 800 600 400 200, 200 jog after everything, 5k effort but the 200s nearer mile',
    'running, interval, main set 200mtr 1500m pace 115.1-117.4% · 200mtr recovery · 400mtr 5k pace 104.7-106.8% · 200mtr recovery · 600mtr 5k pace 104.7-106.8% · 200mtr recovery · 800mtr 5k pace 104.7-106.8% · 200mtr recovery · 600mtr 5k pace 104.7-106.8% · 200mtr recovery · 400mtr 5k pace 104.7-106.8% · 200mtr recovery · 200mtr 1500m pace 115.1-117.4%, by pace, at 1500m pace',
    'Woodbourn Rd',
  ],
  [
    '400 800 1200 800 400, 400 jog after each, 10k effort but the 400s at 5k pace',
    'running, interval, main set 400mtr 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 10k pace 100.9-103% · 400mtr recovery · 1.2km 10k pace 100.9-103% · 400mtr recovery · 800mtr 10k pace 100.9-103% · 400mtr recovery · 400mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  [
    '400/800/1200/1600/1200/800/400 on the track, 200 jog after each, short ones 5k pace long ones 10k',
    'running, interval, main set 400mtr 5k pace 104.7-106.8% · 200mtr recovery · 800mtr 5k pace 104.7-106.8% · 200mtr recovery · 1.2km 10k pace 100.9-103% · 200mtr recovery · 1.6km 10k pace 100.9-103% · 200mtr recovery · 1.2km 10k pace 100.9-103% · 200mtr recovery · 800mtr 5k pace 104.7-106.8% · 200mtr recovery · 400mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  [
    'ladder 300 600 900 1200 900 600 300 w 200 jog between, long ones at 10k pace, short ones at 5k',
    'running, interval, main set 300mtr 5k pace 104.7-106.8% · 200mtr recovery · 600mtr 5k pace 104.7-106.8% · 200mtr recovery · 900mtr 10k pace 100.9-103% · 200mtr recovery · 1.2km 10k pace 100.9-103% · 200mtr recovery · 900mtr 10k pace 100.9-103% · 200mtr recovery · 600mtr 5k pace 104.7-106.8% · 200mtr recovery · 300mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  [
    '1-2-3-2-1 min with 1 min jog, the short ones at 3k pace, the long ones at 10k pace',
    'running, interval, main set 1m 3k pace 108-110.1% · 1m recovery · 2m 3k pace 108-110.1% · 1m recovery · 3m 10k pace 100.9-103% · 1m recovery · 2m 3k pace 108-110.1% · 1m recovery · 1m 3k pace 108-110.1%, by pace, at 3k pace',
  ],
  [
    '5k + 5k + 5k as easy / moderate / GMP, no breaks',
    'running, tempo, 15 kilometers, by pace, at marathon pace, whole 5km Z1 · 5km Z3 · 5km marathon pace 92.7-94.6%',
  ],
  [
    'run 10 min + 10 min + 10 min as easy / steady / tempo',
    'running, tempo, 30 minutes, whole 10m Z1 · 10m Z2 · 10m Z3',
  ],
  ['run 30 min in thirds, easy / steady / tempo', 'running, tempo, 30 minutes', 'thirds', 'easy / steady'],
  [
    'tmrw 6am track: 3 sets of 600/400/200 (5k, 3k, mile), 200 jg btwn reps, 400 btwn sets',
    'running, interval, main set 3x · 600mtr 5k pace 104.7-106.8% · 200mtr recovery · 400mtr 3k pace 108-110.1% · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% · 400mtr Z1 recovery, by pace, at 5k pace',
    'tmrw',
    '6am',
  ],
  [
    '3x(1200, 400) at 10k, mile pace, 90s rest between reps, 3 min between sets',
    'running, threshold, main set 3x · 1.2km 10k pace 100.9-103% · 1m30s rest · 400mtr 1500m pace 115.1-117.4% · 3m Z1 recovery, by pace, at 10k pace',
  ],
  [
    "mile reps x3 @ 10k then when I'm cooked 4x200 quick. 400 jog after the miles, 200 walk after the 200s",
    'running, threshold, main set 3x · 1mi 10k pace 100.9-103% interval · 400mtr recovery · 4x · 200mtr Z5 interval · Walk 200mtr recovery, by pace, at 10k pace',
  ],
  [
    '3x1k at 10k pace then 6x300 at 3k pace. 2 min jog after the ks, 100 walk after the 300s',
    'running, threshold, main set 3x · 1km 10k pace 100.9-103% interval · 2m recovery · 6x · 300mtr 3k pace 108-110.1% interval · Walk 100mtr recovery, by pace, at 10k pace',
  ],
  [
    '8x(400 @ 10k / 400 float @ MP+15s) thats 4 miles no stopping',
    'running, threshold, 4 miles, by pace, at 10k pace, whole 8x · 400mtr 10k pace 100.9-103% · 400mtr 90.1-91.9%',
  ],
  [
    '10x(300 @ 5k / 300 float @ MP+10s)',
    'running, interval, main set 10x · 300mtr 5k pace 104.7-106.8% · 300mtr 89.9-91.7%, by pace, at 5k pace',
  ],
  [
    'Deeks quarters: 8 x 400 in 72 w a 200 float in 45ish',
    'interval, main set 8x · 400mtr 3:00/km interval · 200mtr 3:45/km recovery',
  ],
  ['12 x 300 in 60 w a 100 float in 25ish', 'running, interval, main set 12x · 300mtr 3:20/km · 100mtr 4:10/km'],
  [
    "2 x 3k @ 3:45s, 3 min, then 4 x 1k @ 3:30s, 90 secs. Mitch's crew only do 1 x 3k but i'm doing both",
    'threshold, main set 2x · 3km 3:45/km interval · 3m recovery · 4x · 1km 3:30/km interval · 1m30s recovery',
    "Mitch's crew only do 1 x 3k",
    'both',
  ],
  [
    '8x400 at 80s 200 jog, the fast juniors do 6x300',
    'interval, main set 8x · 400mtr 3:20/km interval · 200mtr recovery',
    'the fast juniors do 6x300',
  ],
  [
    '3x10 min tempo 2 min jog. Sarah only does 2x10 min',
    'tempo, 3 × 10 minutes, 2 minutes rest',
    'Sarah only does 2x10 min',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual([])
})
