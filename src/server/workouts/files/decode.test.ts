import { expect, test } from 'vitest'
import { decodeFile } from './decode.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const zwo = bytesOf(
  '<workout_file><sportType>bike</sportType><workout><SteadyState Duration="600" Power="0.6"/></workout></workout_file>',
)

test.each([
  ['hill.repeats.zwo', 'hill.repeats'],
  ['C:\\rides\\hill.zwo', 'hill'],
  ['rides/hill', 'hill'],
])('a workout without a name in the file %s is called %s', (name, called) => {
  expect(decodeFile({ bytes: zwo, name, sport: 'cycling', reference: 200 })).toMatchObject({
    format: 'zwo',
    decoded: { ok: true, workout: { name: called } },
  })
})

test('content that no format recognises is read by the ending of its name, in capitals too', () => {
  for (const name of ['hill.zwo', 'HILL.ZWO']) expect(decodeFile({ bytes: bytesOf('?'), name }).format).toBe('zwo')
  expect(decodeFile({ bytes: bytesOf('?'), name: 'hill.doc' })).toEqual({ format: undefined })
  expect(decodeFile({ bytes: bytesOf('?') })).toEqual({ format: undefined })
})
