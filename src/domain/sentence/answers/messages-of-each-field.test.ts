import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What is left out, and what to write instead.

test.each<[sentence: string, ...lines: string[]]>([
  ['bike 1h by pace', '“by pace”: A ride has no target by pace.'],
  ['bike 1h, run 5k', '“run 5k”: A workout has one sport: plan this part by itself.'],
  ['ftp 250 bike 1h ftp 260', '“ftp 260”: The first FTP counts.'],
  ['run threshold pace 4:10 threshold pace 4:20', '“threshold pace 4:20”: The first Threshold pace counts.'],
  ['run 1h ftp 250', '“ftp 250”: A run is measured by heart rate or pace.'],
  ['100 x 10 km run', '“100 x 10 km”: That is longer than any run here: 480 minutes or 60 kilometers or 60 miles.'],
  ['run repeats 400', '“400”: Say how often, such as 8 × 400 m.'],
  ['run 60 min, 15 min easy', '“15 min”: A session has one length: 1 hour counts.'],
  [
    'run 60 min, 1 min hard',
    '“1 min”: Say how often, such as 6 × 1 min.',
    '“hard”: Say which kind of run: Interval, Threshold, Tempo or Endurance.',
  ],
  ['run 60 min, 20 min', '“20 min”: A session has one length: 1 hour counts.'],
  ['bike 60 min at 90 rpm, 3x8 if warm', '“3x8 if warm”: A condition cannot be asked for here.'],
  [
    'run 45 min at FTP+10',
    '“FTP+10”: Write each part out with its own target, such as 2 km at 5:00/km, 2 km at 4:50/km.',
  ],
  ['run 10 hours', '“10 hours”: A run can be 10 to 480 minutes long.'],
  ['swim 100', '“100”: A swim can be 200 to 10,000 meters long.'],
  [
    'bike 60 min 3x70 min',
    '“60 min”: One bout is longer than the session: check both.',
    '“3x70 min”: One bout is longer than the session: check both.',
  ],
  ['run 5x1k on friday', '“friday”: A day cannot be asked for here.'],
  ['strength training 45 min', '“strength”: There are sessions for running, cycling and swimming.'],
  [
    'run 45 min zone 4, zone 5',
    '“zone 5”: A session has one type: write each part out, such as 20 min z2, 3x8 min z4 with 3 min easy.',
  ],
  ['bike 3x8 @ 250w, @ 270w', '“270w”: A target belongs to one length or to a set, such as 5 × 1 km at 4:00/km.'],
  ['run 1h at 5k pace and 10k pace', '“10k pace”: The work is done at one pace: the first race counts.'],
  [
    'run 60 min, warm up 600 min, 5x1k',
    '“warm up 600 min”: That is longer than any run here: 480 minutes or 60 kilometers or 60 miles.',
  ],
])('of "%s" is named: %s', (sentence, ...lines) => {
  expect(messagesIn(sentence, understand(sentence, { sport: 'running' }))).toEqual(lines)
})
