import { expect, test } from 'vitest'
import { understand } from '../../sentence/understand.ts'
import { judge } from '../judge.ts'
import { describeVerdict } from './describe-verdict.ts'
import { formatUsualDistance } from './quantities.ts'

function verdictOn(sentence: string, isWritten: boolean) {
  const { workout } = understand(sentence, { sport: 'running', units: { running: 'miles', swimming: 'yards' } })
  if (!workout) throw new Error(`“${sentence}” is no whole workout.`)
  return describeVerdict(judge({ ...workout, isWritten }), { ...workout, isWritten })
}

const MILES = '1 mile warm up, 6x1 mile at 7:00/mile with 400 m jog, 1 mile cool down'

test('no one is told to run less than a mile because 1,600 m are usual', () => {
  expect(verdictOn(MILES, false).remarks.join(' ')).not.toMatch(/0\.99|1 mile is long/)
})

test('what an athlete spelled out is compared with what is usual', () => {
  const { headline, remarks } = verdictOn(MILES, true)
  expect(headline).toMatch(/closest to an interval session\.$/)
  expect(remarks).toEqual([
    'The work comes to about 42 minutes: 30 minutes at most is usual.',
    'Work takes 51 % of the time: 45 % at most is usual.',
    expect.stringMatching(/^To be ready for the work/),
  ])
})

test.each([
  [
    'ride 10 min easy, 3x30 min at 95% with 2 min easy, 5 min easy',
    'A rest takes 2 minutes after an effort of 30 minutes: 4 minutes 30 seconds at least is usual.',
  ],
  [
    '5 min easy, 20x400 at 5k pace 60 s rest, 5 min easy',
    'The warm-up takes about 5 minutes: 10 minutes at least is usual.',
  ],
])('of "%s" no remark tells what to change', (sentence, remark) => {
  const { headline, remarks } = verdictOn(sentence, true)
  expect(remarks).toContain(remark)
  expect(`${headline} ${remarks.join(' ')}`).not.toMatch(
    /\b(make|take some|rest less|rest longer|warm up longer|mend|yet)\b/i,
  )
})

test('a length that is only hard to remember is not remarked upon', () => {
  const sentence = '10 min easy, 3x7:03 min threshold 1 min jog, 10 min easy'
  expect(verdictOn(sentence, false).remarks.join(' ')).toContain('make it 7:05')
  expect(verdictOn(sentence, true).remarks.join(' ')).not.toContain('7:03')
})

test('what nobody can do is said in any case', () => {
  const sentence = 'ride 20 min easy, 4x5 min at 170% with 5 min easy, 10 min easy'
  expect(verdictOn(sentence, true).remarks.join(' ')).toMatch(/nothing left to spend|Nobody holds that power/)
})

test.each([
  [1600, 'miles', '1 mile'],
  [3000, 'miles', '1.9 miles'],
  [400, 'miles', '0.25 miles'],
  [400, 'yards', '425 yards'],
  [1200, 'kilometers', '1.2 km'],
  [800, 'meters', '800 m'],
  [1600, 'yards', '1,750 yards'],
  [25, 'yards', '25 yards'],
] as const)('%i m are usually said in %s: %s', (metres, unit, words) => {
  expect(formatUsualDistance(metres, unit)).toBe(words)
})
