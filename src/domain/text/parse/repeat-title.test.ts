import { describe, expect, test } from 'vitest'
import { intervals } from '../../exports/intervals.ts'
import { isRepeat, type StoredSteps } from '../../workout/step.ts'
import { parseText } from '../parse.ts'

// Titles as coaches write them, with their rounds; `said` is the remark about words that are not kept.
const rounds: [title: string, count: number, said?: true][] = [
  ['4x', 4],
  ['4 ×', 4],
  ['4*', 4],
  ['4X', 4],
  ['X4', 4],
  ['REPEAT TWICE', 2],
  ['Twelve ROUNDS', 12],
  ['x4', 4],
  ['× 4', 4],
  ['4x:', 4],
  ['4x through', 4],
  ['Main set 4x', 4],
  ['Main set: 4x', 4],
  ['Main set - 4x', 4],
  ['Main set (4x)', 4],
  ['Main set (x4):', 4],
  ['Main set x4', 4],
  ['Set 2 - 4x', 4],
  ['3x Main set', 3],
  ['4 rounds', 4],
  ['4 rounds:', 4],
  ['4 rounds of', 4],
  ['4 rounds of the following:', 4],
  ['Two rounds', 2],
  ['Four rounds', 4],
  ['Main set: 4 rounds', 4],
  ['Main set, 4 reps', 4],
  ['3 sets', 3],
  ['3 sets of:', 3],
  ['5 repetitions of', 5],
  ['4 times', 4],
  ['Three times through:', 3],
  ['Repeat 4 times', 4],
  ['Repeat 4 times:', 4],
  ['Repeat 4x', 4],
  ['Repeat x4', 4],
  ['Repeat 4', 4],
  ['Repeat three times', 3],
  ['Repeat twice', 2],
  ['Repeat the following 4 times:', 4],
  ['Repeat this twice:', 2],
  ['Main set (repeat 4 times)', 4],
  ['- Repeat 4 times:', 4],
  ['- 4 rounds:', 4],
  ['- 4x', 4],
  ['4 blocks', 4],
  ['4 cycles', 4],
  ['3 loops of', 3],
  ['Warm-up 2x', 2],
  ['Main set 4x hard', 4, true],
  ['3x Over/Unders', 3, true],
  ['4x (hard)', 4, true],
  ['Hills × 6', 6, true],
  ['6 × Hills', 6, true],
  ['VO2 5x', 5, true],
  ['3x VO2 max', 3, true],
  ['Tabata, 8 rounds', 8, true],
  ['Intervals x6 @ threshold', 6, true],
]

// Titles with a count and the rest that ends each round; `words` that are not kept.
const rested: [title: string, count: number, rest: string, seconds: number, words?: true][] = [
  ['4x w/ 30s rest', 4, '30s rest', 30],
  ['4x with 30s rest.', 4, '30s rest', 30],
  ['4x (30s rest)', 4, '30s rest', 30],
  ['4x, 2m rest', 4, '2m rest', 120],
  ['4x 30s rest', 4, '30s rest', 30],
  ['4x rest 30s', 4, 'rest 30s', 30],
  ['4 sets w/ 2 min rest', 4, '2 min rest', 120],
  ['4 rounds, 2 min rest', 4, '2 min rest', 120],
  ['4 rounds with 2 min rest between rounds', 4, '2 min rest', 120],
  ['3 sets (3:00 recovery in between)', 3, '3:00 recovery', 180],
  ['- 4x w/ 30s rest', 4, '30s rest', 30],
  ['- 4x, 2m rest', 4, '2m rest', 120],
  ['Main set: 4x, 2m rest', 4, '2m rest', 120],
  ['Hills 6x, 2m rest', 6, '2m rest', 120, true],
]

// Titles with a figure and an x, or with a word such as sets, that are no count of rounds.
const once = [
  'Threshold 3 x 8',
  'Threshold 3x8',
  'Main set 4x400',
  'Main set 4 x 8min',
  'Hills 3x 200m climb',
  'Do this 3 times a week.',
  'Three rounds per month are plenty',
  '3 sets of this are plenty for anybody who begins.',
  'Repeat every 4 weeks',
  'Version 1.2x',
  'Round 4',
  'Set 3',
  'Set of 4',
  'Main set of four',
  'Main (4)',
  'Main set [4]',
  'Main set, do 4',
  '4x30s rest',
  '4 rounds, 2 min 60%',
]

const steps = '\n- 5m 100%\n- 2m 50%\n\n- 10m 50%'

describe('typed', () => {
  test.each(rounds)('%j repeats the steps below it %i times', (title, count, said) => {
    const { workout, errors, readings } = parseText(`- 10m 50%\n\n${title}${steps}`, { name: 'Any', sport: 'cycling' })
    expect(errors).toEqual([])
    expect(repeatsOf(workout?.steps)).toEqual([{ steps: 2, count }])
    expect(readings.map(({ message }) => message)).toEqual(
      said ? [`“${title}” read as: the steps below ${count} times. Its other words are not kept.`] : [],
    )
  })

  test.each(rested)('%j repeats the steps below it %i times with %s', (title, count, rest, seconds, words) => {
    const { workout, errors, readings } = parseText(`- 10m 50%\n\n${title}${steps}`, { name: 'Any', sport: 'cycling' })
    expect(errors).toEqual([])
    expect(workout?.steps.slice(3, 5)).toMatchObject([
      { duration: { value: seconds } },
      { repeat: { steps: 3, count } },
    ])
    expect(readings.map(({ message }) => message)).toEqual([describeRested(title, count, rest, words)])
  })

  test('a rest without a target that is done several times stays a step, and a remark says so', () => {
    const { workout, readings } = parseText('- 10m 50%\n- 4x 30s rest\n- 5m 100%', { name: 'Any', sport: 'cycling' })
    expect(repeatsOf(workout?.steps)).toEqual([{ steps: 1, count: 4 }])
    expect(readings.map(({ message }) => message)).toEqual([
      '“4x 30s rest” is a step: the steps below it are done once. To repeat them write a line such as 4x.',
    ])
  })

  test('the rest of a title counts among the steps of a workout', () => {
    const full = parseText(`4x, 2m rest\n${'- 1m 50%\n'.repeat(500)}`, { name: 'Any', sport: 'cycling' })
    expect(full.errors.map(({ message }) => message)).toEqual(['A workout has at most 500 steps.'])
  })

  test.each(once)('%j is no repeat, and a remark says so', (title) => {
    const { draft, readings, errors } = parseText(`- 10m 50%\n\n${title}${steps}`, { name: 'Any', sport: 'cycling' })
    expect(repeatsOf(draft.steps)).not.toContainEqual({ steps: 2, count: expect.anything() })
    expect([...readings, ...errors].map(({ line }) => line)).toEqual([3])
    if (errors.length === 0) expect(readings[0]?.message).toContain('the steps below it are done once')
  })

  test.each(['Threshold 3 x 8', '3x Over/Unders', 'Tabata 8x', 'Main set 4x hard'])(
    '%j above an empty line is the name of the workout',
    (title) => {
      const { workout } = parseText(`${title}\n\n- 10m 50%`, { sport: 'cycling' })
      expect(workout).toMatchObject({ name: title, steps: [{ duration: { value: 600 } }] })
      expect(repeatsOf(workout?.steps)).toEqual([])
    },
  )

  test('a name with a count above the steps gets a remark that they are done once', () => {
    const { workout, readings } = parseText('Threshold 3 x 8\n- 8m 100%', { sport: 'cycling' })
    expect(workout?.name).toBe('Threshold 3 x 8')
    expect(readings.map(({ message }) => message)).toEqual([
      '“Threshold 3 x 8” is the name: the steps below it are done once.',
    ])
  })

  test('a heading with a count gets a remark on how to repeat the steps', () => {
    const { readings } = parseText('- 10m 50%\nMain set 4x400\n- 5m 100%', { name: 'Any', sport: 'cycling' })
    expect(readings.map(({ message }) => message)).toEqual([
      '“Main set 4x400” is a heading: the steps below it are done once. To repeat them write a line such as 4x.',
    ])
  })

  test('a count without steps is an error', () => {
    const { errors } = parseText('- 10m 50%\n\nRepeat 4 times', { name: 'Any', sport: 'cycling' })
    expect(errors.map(({ message }) => message)).toEqual(['Write the steps that are done 4 times on the lines below.'])
  })
})

describe('imported', () => {
  test.each(rounds)('%j repeats the steps below it %i times', (title, count, said) => {
    const { repeats, losses } = imported(`- 10m 50%\n\n${title}${steps}`)
    expect(repeats).toEqual([{ steps: 2, count }])
    expect(losses).toEqual(
      said ? [`Line 3: “${title}” read as: the steps below ${count} times. Its other words are not kept.`] : [],
    )
  })

  test.each(rested)('%j repeats the steps below it %i times with %s', (title, count, rest, _, words) => {
    const { repeats, losses } = imported(`- 10m 50%\n\n${title}${steps}`)
    expect(repeats).toEqual([{ steps: 3, count }])
    expect(losses).toEqual([`Line 3: ${describeRested(title, count, rest, words)}`])
  })

  test.each(once)('%j is no repeat, and the report names it', (title) => {
    const { repeats, losses } = imported(`- 10m 50%\n\n${title}${steps}`)
    expect(repeats).toEqual([])
    expect(losses.join(' ')).toContain(title)
    if (!title.endsWith('.')) expect(losses.join(' ')).toContain('the steps below it are done once')
  })

  test.each(['Warm-up 10 min', 'Main set 90%', 'VO2', 'Main set'])('%j is not named, for it has no count', (title) => {
    expect(imported(`- 10m 50%\n\n${title}${steps}`).losses.join(' ')).not.toContain('done once')
  })

  test('the report names every line with minutes that look like metres', () => {
    const { losses } = imported('- 800m 95% pace\n- 10m 75% pace\n- 800m 95% pace', 'running')
    expect(losses).toEqual(['Lines 1, 3: 800m read as 800 minutes. Metres are 800mtr.'])
  })

  test('a day of rest is refused by its name', () => {
    const answer = intervals.in?.decode(new TextEncoder().encode('Rest day\nWalk the dog.'), { name: 'Any' })
    expect(answer).toEqual({ ok: false, reason: 'This is a day of rest: it has no steps to save.' })
  })
})

function describeRested(title: string, count: number, rest: string, words?: true): string {
  const read = `“${title.replace('- ', '')}” read as: the steps below ${count} times, each time with ${rest} at the end.`
  return words ? `${read} Its other words are not kept.` : read
}

function imported(text: string, sport: 'cycling' | 'running' = 'cycling') {
  const found = intervals.in?.decode(new TextEncoder().encode(text), { name: 'Any', sport })
  if (!found?.ok) throw new Error('The text has no workout')
  return { repeats: repeatsOf(found.workout.steps as StoredSteps), losses: found.losses }
}

function repeatsOf(stored: StoredSteps = []) {
  return stored.flatMap((entry) => (isRepeat(entry) ? [entry.repeat] : []))
}
