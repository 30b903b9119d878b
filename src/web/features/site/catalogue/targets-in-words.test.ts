import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { targetsInWords } from './targets-in-words.ts'

test('each sport says what its steps can aim at, and by which figure of the athlete', () => {
  expect(sports.map(targetsInWords)).toEqual([
    'pace based on threshold pace, heart rate, or open',
    'heart rate, power based on FTP, or open',
    'pace based on critical swim speed, heart rate, or open',
  ])
})
