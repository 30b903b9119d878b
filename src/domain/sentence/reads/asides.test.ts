import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Clauses that say nothing of the session: what was done, what others do, races and goals to come, questions.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['I ran 10 miles yesterday so today 30 min easy', 'endurance, 30 minutes', 'I ran 10 miles yesterday'],
  [
    'did 5x1k at 3:50 last week, now I want 4x1k at 4:00',
    'interval, main set 4x · 1km 4:00/km interval',
    'did 5x1k at 3:50 last week',
  ],
  ['swam 2k this morning, give me a 45 min easy ride', 'cycling, endurance, 45 minutes', 'swam 2k this morning'],
  [
    'rode 100 miles on Saturday, legs dead, 40 min recovery spin',
    'cycling, endurance, 40 minutes',
    'rode 100 miles on Saturday',
    'dead',
  ],
  [
    'we did 12x400 on Tuesday but today only 6x400 with 90s rest',
    'interval, 6 × 400 meters, 90 seconds rest',
    'we did 12x400 on Tuesday',
  ],
  [
    'was 3rd in the half marathon in 1:24, 45 min recovery jog please',
    'running, endurance, 45 minutes',
    'was 3rd in the half marathon in 1:24',
  ],
  [
    'I finished the marathon in 3:42, 30 minutes easy bike',
    'cycling, endurance, 30 minutes',
    'I finished the marathon in 3:42',
  ],
  [
    'ran 21.1k on Sunday in 1:48:33, today just 30 mins super easy please',
    'endurance, 30 minutes',
    'ran 21.1k on Sunday in 1:48:33',
  ],
  [
    'I did 8 x 400 on Tuesday and 5 x 5 min on Thursday, what a week!',
    '',
    'I did 8 x 400 on Tuesday and 5 x 5 min on Thursday',
    'what',
    'week',
  ],
  ['my wife ran 5k in 24:30, I want 5x1k at threshold', 'threshold, 5 × 1 kilometer', 'my wife ran 5k in 24:30'],
  [
    'Kipchoge ran 2:01:09 in Berlin, 60 min easy run for me',
    'running, endurance, 1 hour',
    'Kipchoge ran 2:01:09 in Berlin',
  ],
  [
    'my mate does 20x400 every Tuesday. give me 8x400 with 200m jog',
    'interval, main set 8x · 400mtr interval · 200mtr recovery',
    'my mate does 20x400 every Tuesday',
  ],
  ["she swims 3000m a day, I'd like 1500m easy swim", 'swimming, endurance, 1,500 meters', 'she swims 3000m a day'],
  [
    'the dog ran 3 miles and I biked after him for 20 minutes, does that count as training?',
    '',
    'the dog ran 3 miles and I biked after him for 20 minutes',
    'does that count as training?',
  ],
  ["I've already done 5k, add 20 min easy run", 'running, endurance, 20 minutes', "I've already done 5k"],
  ["haven't run for 3 weeks, 20 min easy run", 'running, endurance, 20 minutes', "haven't run for 3 weeks"],
  [
    'my 5k PB is 21:30 and I want 6x800 at 5k pace',
    'running, interval, 6 × 800 meters, by pace, at 5k pace',
    'my 5k PB is 21:30',
  ],
  [
    '10k pb 44:12. run 5 x 1 mile at 10k pace 90s rest',
    'running, threshold, 5 × 1 mile, 90 seconds rest, by pace, at 10k pace',
    '10k pb 44:12',
  ],
  [
    '200 fly PB 2:31.4, swim 8x50 on 1:00',
    'swimming, interval, main set 8x50mtr on 1:00 interval',
    '200 fly PB 2:31.4',
  ],
  ['race is on 12 October at 9:30, today 8 km easy', 'endurance, 8 kilometers', 'race is on 12 October at 9:30'],
  ['marathon in 6 weeks, long run 28 km', 'running, endurance, 28 kilometers', 'marathon in 6 weeks'],
  [
    'half marathon next Sunday, 40 min easy with 4 strides',
    'running, endurance, 40 minutes, 4 strides',
    'half marathon next Sunday',
  ],
  [
    'goal is sub 40 for 10k, 5x2k at 4:00/km',
    'running, interval, main set 5x · 2km 4:00/km interval',
    'goal is sub 40 for 10k',
  ],
  [
    'Marathon is in 9 weeks, goal 3:15, what should I do tomorrow?',
    '',
    'Marathon is in 9 weeks',
    'goal 3:15',
    'what should I do tomorrow?',
  ],
  ['should I do 5x1k or 3x2k today?', '', 'should I do 5x1k or 3x2k today?'],
  ['how long is a 10k at 5:00/km?', '', 'how long is a 10k at 5:00/km?'],
  ['How many 400s is a 10k?', '', 'How many 400s is a 10k?'],
  ['is 80 km a week too much?', '', 'is 80 km a week too much?'],
  ['why does everybody say zone 2 for 80% of the time?', '', 'why does everybody say zone 2 for 80% of the time?'],
  ['do I need 3 min rest for 5x1k?', '', 'do I need 3 min rest for 5x1k?'],
  ['will 2x20 min make me faster?', '', 'will 2x20 min make me faster?'],
  ['can you make me a 45 min easy run?', 'running, endurance, 45 minutes'],
  ['could I get 6x400 with 1 min rest?', 'interval, 6 × 400 meters, 1 minute rest'],
  ['how about 40 min easy run?', 'running, endurance, 40 minutes'],
  ['was told to do 6x800 with 2 min rest', 'interval, 6 × 800 meters, 2 minutes rest', 'told'],
  ['I had to cut it to 40 min easy run', 'running, endurance, 40 minutes', 'had', 'cut'],
  ['at 10k PB pace 5x1k', 'running, threshold, 5 × 1 kilometer, by pace, at 10k pace', 'PB'],
  ['goal pace 4:30/km, 10k run', 'running, 10 kilometers, whole 10km 4:30/km'],
  ["Chelsea won 3-1 so I'm celebrating with a 60 min ride", 'cycling, 1 hour', 'Chelsea won 3-1', 'celebrating'],
  [
    'after racing 10k in 41:20 on Sunday I need 35 min very easy run',
    'running, endurance, 35 minutes',
    'racing 10k in 41:20 on Sunday',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
