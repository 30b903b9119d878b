import { expect, test } from 'vitest'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { createLibraryLimit, MAX_WORKOUTS } from './library-limit.ts'

const athlete = athleteOfOperator({ id: '01900000-0000-7000-8000-000000000001' })

/** Saves into one library from several processes in turn until each is refused; answers what was saved and counted. */
async function filled(processes: number) {
  let [saved, counted] = [0, 0]
  const count = async () => {
    counted += 1
    return saved
  }
  const rooms = Array.from({ length: processes }, () => createLibraryLimit(count))
  // One too many is enough: a library without a bound would never be full.
  for (let open = rooms; open.length > 0 && saved <= MAX_WORKOUTS; ) {
    const still: typeof rooms = []
    for (const inRoom of open) if (await inRoom(athlete, async () => ++saved)) still.push(inRoom)
    open = still
  }
  return { saved, counted }
}

test('a library fills up to its limit and no further, with few counts', async () => {
  const { saved, counted } = await filled(1)
  expect(saved).toBe(MAX_WORKOUTS)
  expect(counted).toBeLessThan(100)
})

test('ten processes together stay within the limit', async () => {
  expect((await filled(10)).saved).toBe(MAX_WORKOUTS)
})

test('ten processes that counted before any of them saved stay within the limit', async () => {
  let [saved, counted] = [MAX_WORKOUTS - 11, 0]
  const limits = Array.from({ length: 10 }, () =>
    createLibraryLimit(async () => {
      counted += 1
      return counted <= 10 ? MAX_WORKOUTS - 11 : saved
    }),
  )
  await Promise.all(limits.map((limit) => limit(athlete, async () => ++saved)))
  for (const limit of [...limits, ...limits]) await limit(athlete, async () => ++saved)
  expect(saved).toBe(MAX_WORKOUTS)
})

test('simultaneous saves stay within the limit', async () => {
  let saved = MAX_WORKOUTS - 15
  const inRoom = createLibraryLimit(async () => saved)
  const save = async () => {
    await Promise.resolve()
    return ++saved
  }
  const answers = await Promise.all(Array.from({ length: 100 }, () => inRoom(athlete, save)))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(85)
  expect(saved).toBe(MAX_WORKOUTS)
})

test('a failed save takes no place and blocks no other save', async () => {
  const inRoom = createLibraryLimit(async () => MAX_WORKOUTS - 1)
  const failing = inRoom(athlete, () => Promise.reject(new Error('lost')))
  const next = inRoom(athlete, async () => 'saved')
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe('saved')
})

test('beyond ten thousand athletes all counts are dropped and made again', async () => {
  let counted = 0
  const inRoom = createLibraryLimit(async () => {
    counted += 1
    return 0
  })
  const athleteOf = (number: number) => athleteOfOperator({ id: `athlete ${number}` })
  const save = async () => 'saved'
  for (let number = 0; number < 10_000; number += 1) await inRoom(athleteOf(number), save)
  await inRoom(athleteOf(0), save)
  expect(counted).toBe(10_000)
  await inRoom(athleteOf(10_000), save)
  await inRoom(athleteOf(0), save)
  expect(counted).toBe(10_002)
})
