import { expect, test } from 'vitest'
import { assumedIn, messagesIn, readingsIn, reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What an answer tells beside its reading: the words that were read, what was worked out, and what is left out.

test.each<[sentence: string, line: string]>([
  // The words that a reading is from, from the first to the last of them.
  [
    'swim 16x25 on 40sec sprint the uneven ones',
    'sprint the uneven → 8 × 25 meters at effort 10/10 every 40 seconds, 25 meters recovery at zone 1 every 40 seconds',
  ],
  [
    'swim 16x25 on 40sec the uneven ones sprint',
    'uneven ones sprint → 8 × 25 meters at effort 10/10 every 40 seconds, 25 meters recovery at zone 1 every 40 seconds',
  ],
  ['walk 4 min, run 20 min, walk 5 min', 'walk 5 min → 5 minutes walk'],
  ['swim 200 as 6/3/6, 4x50 drill', '6/3/6 → 200 meters 6-3-6 drill'],
  ['parkrun with 2k warm up & 2k cool down', 'parkrun → Interval'],
  ['parkrun with 2k warm up & 2k cool down', 'Running: “parkrun” points to running.'],
  ['3x225 fr last 25 ez, 30s', 'Swimming: “as 200 fr/25 ez” points to swimming.'],
  // Figures that are worked out.
  [
    '100s swim x15 on 1.30 yards',
    '1:25/100 yd: “100s swim x15 on 1.30 yards” leaves a little rest at 1:25/100 yd, and your CSS is not known here.',
  ],
  [
    'bike 50 min at 31 km/h',
    'Assumed: No step of a ride has a speed, so it is a note: 50 minutes at 31 km/h are about 26 km.',
  ],
  [
    'bike 80km, avg speed 27 kmh, zone 2',
    'Assumed: No step of a ride has a speed, so it is a note: 80 kilometers at 27 kmh take about 2 hours 58 minutes.',
  ],
  ['ride 40 km, 85 rpm max', 'Assumed: “max” is said of the cadence, which is built as one figure.'],
  // All of a list.
  ['Total 90 min on bike: 30 z2, 20 tempo, 40 z2', 'Assumed: No unit was said at “30”, “20” and “40”, so minutes.'],
  ['run 20 min, 10 min tempo, 15 min', 'Assumed: No effort was said for “20 min”, “15 min”, so zone 3.'],
  // The first of what is left out.
  [
    'run 10x400 r60s, rest 3 min after lunch',
    '“10x400 r60s, rest 3 min after”: “rest 3 min after” could not be read, so this set is left out.',
  ],
  ['swim 50s', '“50s”: Say how often, such as 8 × 400 m.'],
])('the answer to "%s" tells: %s', (sentence, line) => {
  const understood = understand(sentence, { sport: 'running' })
  const lines = [...readingsIn(sentence, understood), ...reasonsIn(understood), ...messagesIn(sentence, understood)]
  expect(lines).toContain(line)
})

test.each<[sentence: string, assumed: string]>([
  ['run 50m sprints x10', '5 kilometers'],
  ['100s swim x15 on 1.30 yards', '2,600 yards'],
  ['run 7x3 min hard, 3k warm up, 2k cool down', '1 hour 10 minutes'],
  ['bike 3x10min Z4 P: 5min', '1 hour 5 minutes'],
  ['run 6x400 200 jog sandwiched between 2 mile jogs', '10.04 kilometers'],
])('around the set of "%s" %s are assumed', (sentence, assumed) => {
  expect(assumedIn(understand(sentence, { sport: 'running' }))).toBe(assumed)
})
