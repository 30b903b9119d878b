import { expect, test } from 'vitest'
import { createKeptPictures, type Picture } from './kept-pictures.ts'

/** Asks for pictures of a size, and says which had to be drawn. */
function asking(maxBytes: number) {
  const pictureOf = createKeptPictures(maxBytes)
  const drawn: string[] = []
  const ask = (key: string, bytes = 40) =>
    pictureOf(key, async () => {
      drawn.push(key)
      return new Uint8Array(bytes)
    })
  return { ask, drawn }
}

test('pictures are kept up to a size, those that were asked for last', async () => {
  const { ask, drawn } = asking(100)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  await ask('large', 101)
  await ask('large', 101)
  expect(drawn.slice(4)).toEqual(['large', 'large'])
  await ask('b')
  expect(drawn).toHaveLength(6)
})

test('ten thousand pictures take no more memory than some', async () => {
  const { ask, drawn } = asking(1_000)
  for (let picture = 0; picture < 10_000; picture += 1) await ask(String(picture))
  for (let picture = 9_999; picture > 9_974; picture -= 1) await ask(String(picture))
  expect(drawn).toHaveLength(10_000)
  await ask('9974')
  expect(drawn).toHaveLength(10_001)
})

test('who asks while a picture is drawn gets the same one, and after a failure it is drawn again', async () => {
  const pictureOf = createKeptPictures()
  let [count, finish] = [0, (_: Picture) => {}]
  const make = () => {
    count += 1
    return new Promise<Picture>((resolve) => {
      finish = resolve
    })
  }
  const asked = [pictureOf('a', make), pictureOf('a', make)]
  finish(new Uint8Array(1))
  const [one, other] = await Promise.all(asked)
  expect([one === other, count]).toEqual([true, 1])
  await expect(pictureOf('b', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(await pictureOf('b', async () => new Uint8Array(2))).toHaveLength(2)
})
