import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import { withFuel } from './fuel.ts'

const context = contextFor(acceptOrThrow(usualRequest('cycling', 'threshold')))
const minutes = (count: number, intensity: Piece['intensity'], notes = ''): Piece => ({
  intensity,
  zone: 2,
  ticks: 12 * count,
  name: intensity,
  notes,
})
/** The steps that say what to eat. */
const fed = (...blocks: Block[]) =>
  withFuel(blocks, context).flatMap(({ pieces }, index) =>
    pieces.some(({ notes }) => /carbo/.test(notes)) ? index : [],
  )

const [warmup, easy, work] = [minutes(20, 'warmup'), minutes(40, 'active'), minutes(10, 'interval')]
const cooldown = minutes(5, 'cooldown')
const set = { times: 2, pieces: [work, minutes(5, 'recovery')] }

test('the easy time before the work says what to eat', () => {
  expect(fed(once(warmup), once(easy), set, once(easy))).toEqual([1])
})

test('the warm-up says it where no easy time comes before the work', () => {
  expect(fed(once(warmup), set, once(easy))).toEqual([0])
  expect(fed(once(warmup), { times: 2, pieces: [easy, work] })).toEqual([0])
})

test('a session without hard work says it in its first easy time', () => {
  expect(fed(once(warmup), once(easy), once(easy), once(cooldown))).toEqual([1])
  expect(fed(once(warmup), { times: 2, pieces: [easy] }, once(easy), once(cooldown))).toEqual([2])
})

test('a short session says nothing of it, and one of repeats alone has no place for it', () => {
  expect(fed(once(warmup), once(minutes(49, 'active')), once(cooldown))).toEqual([])
  expect(fed(once(warmup), once(minutes(50, 'active')), once(cooldown))).toEqual([1])
  expect(fed({ times: 9, pieces: [work] })).toEqual([])
})

test('what a step says already comes first', () => {
  const [block] = withFuel([once(minutes(80, 'active', 'Ride easily.'))], context)
  expect(block?.pieces[0]?.notes).toMatch(/^Ride easily\. Take 30–60 g/)
  expect(withFuel([once(minutes(80, 'active'))], context)[0]?.pieces[0]?.notes).toMatch(/^Take 30–60 g/)
})
