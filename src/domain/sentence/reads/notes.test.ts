import { describe, expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { generate } from '#tests/support/workouts/generate.ts'

const read = (sentence: string) => understand(sentence, { sport: 'running' })

describe('what is to be minded is kept as a note', () => {
  test.each([
    ['75 min hilly run', 'running, 1 hour 15 minutes, note hilly'],
    ['swim 3k in wetsuit', 'swimming, 3,000 meters, note in wetsuit'],
    ['easy run 8km plus 10min core', 'running, endurance, 8 kilometers, note 10min core'],
    ['3 h ride z2, gel every 30 min', 'cycling, endurance, 3 hours, note gel every 30 min'],
    ['4h ride 80g carbs per hour', 'cycling, 4 hours, note 80g carbs per hour'],
    ['ride 3h, drink per lap', 'cycling, 3 hours, note drink per lap'],
    ['40 min easy run, focus on high elbows', 'running, endurance, 40 minutes, note focus on high elbows'],
    ['10k easy run on a rolling course', 'running, endurance, 10 kilometers, note on a rolling course'],
    ['easy run 10k w stroller', 'running, endurance, 10 kilometers, note with stroller'],
    ['treadmill 1% 40 min easy', 'running, endurance, 40 minutes, note 1% incline'],
    ['60 min seated ride', 'cycling, 1 hour, note seated'],
    // Of a part it stands at the part.
    ['8x400 run on grass, 60 s rest', 'running, interval, 8 × 400 meters (on grass), 1 minute rest'],
    ['swim 8x100, breathing every 5', 'swimming, interval, 8 × 100 meters (breathing every 5)'],
    ['run 20 min easy barefoot, 20 min tempo', 'running, tempo, 40 minutes, whole 20m Z1 // barefoot · 20m Z3'],
    ['4x10 min seated climbing 60 rpm', 'cycling, tempo, main set 4x · seated 10m Z3 @ 60rpm interval // climbing'],
    [
      'swim 4x200 free breathing 3-5-7 by 50 r20',
      'swimming, interval, main set 4x200mtr freestyle interval 20sec rest // breathing 3-5-7 by 50',
    ],
    // Of the whole at its first step.
    [
      '5k ows wetsuit, sight every 10 strokes',
      'swimming, 5,000 meters, whole 5km // wetsuit ·   // sight every 10 strokes',
    ],
    // "800 m up" would be a message of the step at 800 m.
    ['trail run 20 km, 800 m up', 'running, 20 kilometers, note 800m up'],
    // An end of a generated session carries none, so its length is said with it.
    [
      '15 min warm up with drills, 20 x 1 min run',
      'running, interval, warm-up 15 minutes, 20 × 1 minute, note 15 min warm up with drills',
    ],
  ])('“%s” asks for %s', (sentence, expected) => {
    const understood = read(sentence)
    expect(readAs(understood)).toBe(expected)
    expect(wordsOf(sentence, understood.unread)).toEqual([])
    expect(wordsOf(sentence, understood.checks)).toEqual([])
  })

  test.each([
    // Nothing is said that it could be a note of.
    ['hilly', ['hilly']],
    // No sport is said beside what is trained here not at all.
    ['strength session, 45 mins legs and core', ['strength', 'core']],
    // A remark in brackets.
    ['dreaming of the Stelvio (24.3 km, 1808 m up), ride 55 min', ['24.3 km', '1808 m up']],
    // So fast, and on no flat ground.
    ['run 3 miles easy, 7 flat', ['3 miles', '7', 'flat']],
  ])('in “%s” %s stay unread', (sentence, expected) => {
    const understood = read(sentence)
    expect(wordsOf(sentence, understood.unread)).toEqual(expect.arrayContaining(expected))
    expect(understood.found.map(({ field }) => field)).not.toContain('notes')
  })

  test('its words are those of the sentence', () => {
    const sentence = 'swim 2k, sleeveless wetsuit'
    const [note] = read(sentence).found.filter(({ field }) => field === 'notes')
    expect(note).toMatchObject({ from: 9, to: 27, reading: 'Note: sleeveless wetsuit' })
  })
})

test('a generated workout has the note of the session at its first step, and that of the set at its bouts', () => {
  const { asked, assumed } = read('hilly run 75 min: 5x3 min hard on grass')
  const request = { workoutMetric: 'heartrate', ...assumed, ...asked }
  const { steps } = generate(request as Parameters<typeof generate>[0], { seed: 1 })
  const noted = (words: string) =>
    steps.flatMap((step, at) => ('notes' in step && step.notes?.split('\n')[0] === words ? [at] : []))
  expect(noted('hilly')).toEqual([0])
  const bouts = steps.flatMap((step, at) =>
    'duration' in step && step.duration.value === 180 && step.intensity === 'interval' ? [at] : [],
  )
  expect(noted('on grass')).toEqual(bouts)
  expect(bouts).not.toEqual([])
})
