import { expect, test } from 'vitest'
import { athleteOfOperator } from '../http/athlete-id.ts'
import { createLibraryRoom, MOST_WORKOUTS } from './library-room.ts'

const athlete = athleteOfOperator({ id: '01900000-0000-7000-8000-000000000001' })

/** Saves into one library from several processes in turn until each is refused; answers what was saved and counted. */
async function filled(processes: number) {
  let [saved, counted] = [0, 0]
  const count = async () => {
    counted += 1
    return saved
  }
  const rooms = Array.from({ length: processes }, () => createLibraryRoom(count))
  for (let open = rooms; open.length > 0; ) {
    const still: typeof rooms = []
    for (const hasRoom of open)
      if (await hasRoom(athlete)) {
        saved += 1
        still.push(hasRoom)
      }
    open = still
  }
  return { saved, counted }
}

test('a library is filled to the last workout and no further, and seldom counted', async () => {
  const { saved, counted } = await filled(1)
  expect(saved).toBe(MOST_WORKOUTS)
  expect(counted).toBeLessThan(100)
})

test('ten processes together do not fill it further', async () => {
  expect((await filled(10)).saved).toBe(MOST_WORKOUTS)
})
