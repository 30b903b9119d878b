import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { understand } from './understand.ts'

const times = fc.constantFrom(2, 3, 4, 5, 6, 8, 10, 12, 16, 20)
const few = fc.constantFrom(2, 3, 4)
const oneOf = (words: string) => fc.constantFrom(...words.split('|'))

const joined = (...parts: fc.Arbitrary<string | number>[]) => fc.tuple(...parts).map((words) => words.join(''))
const x = fc.constant('x')
const nested = (bouts: string) =>
  joined(few, fc.constant('x('), fc.constantFrom(3, 4, 5, 6), x, oneOf(bouts), oneOf(')'))
const rows = (inside: string) => joined(few, fc.constant('x('), oneOf(inside), oneOf(')'))

const sentences: Record<SportId, fc.Arbitrary<string>> = {
  running: sentenceOf({
    starts: 'run |run 2k wu, |run easy 5k then |run 15 min warm up, |run 1 mile warm up, |run: 20 min easy then ',
    sets: fc.oneof(
      joined(times, x, oneOf('100 m|200 m|300 m|400m|600 m|800|1k|1 mile|2k|30s|45s|1 min|2 min|5 min|8 min')),
      nested('200|300|400'),
      rows('400, 300, 200|800, 400|3 min, 2 min, 1 min|1k, 400'),
      joined(times, x, oneOf('10s|15s|20s|30s|60s'), oneOf(' hills| hill sprints| sprints')),
      oneOf('200-400-600-800-600-400-200|1-2-3-2-1 min'),
    ),
    efforts: '|| fast| hard| easy| at threshold| z4| at 5k pace| all out| tempo| at 4:00/km| at 2:30/km| at MP',
    rests: '||| 60s rest| 2 min jog| 200 m jog| walk back| off 90| 60s, 3 min between sets',
    ends: '||, 2k cool down|, 10 min cd| then 2k easy',
  }),
  cycling: sentenceOf({
    starts: 'bike |ride |bike 20 min wu, |bike 45 min easy then |ride 20k easy, then ',
    sets: fc.oneof(
      joined(times, x, oneOf('30s|1 min|2 min|3 min|5 min|8 min|10 min')),
      nested('30s|15s|20s|40/20'),
      joined(few, x, oneOf('8|9|10|12'), oneOf(' over unders')),
      joined(times, x, oneOf('10s|15s|20s|30s'), oneOf(' sprints')),
    ),
    efforts: '|| hard| z5| at 300w| at 105%| threshold| sweet spot| all out| vo2max| tempo',
    rests: '||| 2 min easy| 60s rest| off 5| 4 min between sets',
    ends: '||, 10 min cd| then spin home 10 min',
  }),
  swimming: sentenceOf({
    starts: 'swim |swim 400 wu, |swim 400 easy, |swim 200 warm up, 4x50 drill, ',
    sets: fc.oneof(
      joined(times, x, oneOf('25|50|75|100|150|200|400')),
      nested('25|50|100'),
      rows('200, 100, 50|400, 200|100, 50'),
    ),
    efforts: '|| fast| easy| free| kick| css| all out| pull| build',
    rests: '||| 20s rest| on 2:00| 15s, 1 min between rounds',
    ends: '||, 200 cd|, 100 easy',
  }),
}

type Words = { starts: string; sets: fc.Arbitrary<string>; efforts: string; rests: string; ends: string }

function sentenceOf({ starts, sets, efforts, rests, ends }: Words): fc.Arbitrary<string> {
  const one = joined(sets, oneOf(efforts), oneOf(rests))
  const both = joined(one, oneOf(', | then | + '), one)
  return joined(oneOf(starts), fc.oneof({ arbitrary: one, weight: 2 }, { arbitrary: both, weight: 1 }), oneOf(ends))
}

const references = fc.constantFrom(
  undefined,
  { running: 280, cycling: 250, swimming: 105 },
  { running: 390, cycling: 150, swimming: 140 },
  { running: 200, cycling: 380, swimming: 80 },
)

testProperty('a length that was not said holds the sets that were said, whatever the athlete can do', 2000, (drawing) =>
  fc.assert(
    fc.property(
      fc.constantFrom<SportId>('running', 'cycling', 'swimming').chain((sport) => sentences[sport]),
      references,
      (sentence, own) => {
        const { asked, assumed, workout } = understand(sentence, {
          sport: 'running',
          ...(own ? { references: own } : {}),
        })
        const { durationUnit, durationValue } = assumed
        const sport = asked.sport ?? 'running'
        const longest = sportOf(sport).lengths.find(({ unit }) => unit === durationUnit)?.max
        // Nothing is longer than what people do.
        if (workout || durationValue === undefined || durationValue === longest) return
        const { metric, nominal } = sportOf(sport).reference
        const reference = own?.[sport] ?? nominal
        const referenceValue =
          metric === 'power' ? reference : `${Math.floor(reference / 60)}:${String(reference % 60).padStart(2, '0')}`
        const request = { workoutMetric: metric, referenceValue, ...assumed, ...asked }
        const issues = issuesOf(request).filter(({ message }) => !NO_LENGTH.test(message))
        expect({ sentence, issues }).toEqual({ sentence, issues: [] })
      },
    ),
    drawing,
  ),
)

/** What no length helps against. */
const NO_LENGTH = /^(?:A bout at this effort|At this effort nobody)|would empty you/
