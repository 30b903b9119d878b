import { expect, test } from 'vitest'
import { devicesFor } from './devices.ts'

const widthsOf = (screen: string) => devicesFor(screen).map(({ width }) => width)

test('every screen is taken on a desktop and a phone, in light and dark colours', () => {
  expect(widthsOf('login-refused')).toEqual([1440, 390])
  for (const { schemes } of devicesFor('login-refused')) expect(schemes).toEqual(['light', 'dark'])
})

test.each(['landing', 'workout-running', 'library', 'generator', 'generator-missing', 'builder'])(
  'the screen %s is also taken on a small phone, on a small desktop and at 200 %%',
  (screen) => {
    expect(widthsOf(screen)).toEqual([1440, 390, 320, 1152, 640])
    expect(devicesFor(screen).at(-1)?.options).toEqual({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  },
)
