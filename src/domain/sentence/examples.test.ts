import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const guide = readFileSync('docs/sentences.md', 'utf8').split('## Good to know')[0] ?? ''
const readings = readFileSync('docs/sentence-readings.md', 'utf8').split('## Words, figures and parts')[0] ?? ''
const examples = [...`${guide}${readings}`.matchAll(/`([^`\n]{8,})`/g)].map(([, example = '']) => example)
const whole = guide.slice(guide.indexOf('## Whole workouts'))

test('the guide to sentences and its readings have examples', () => {
  expect(examples.length).toBeGreaterThan(30)
})

test.each(examples)('"%s" of the documents about sentences is read to the last word', (example) => {
  const { unread, checks, found } = understand(example, { sport: 'running' })
  expect([...unread, ...checks]).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})

test.each([...whole.matchAll(/`([^`]+)`/g)].map(([, example = '']) => example))(
  '"%s" is a whole workout',
  (example) => {
    expect(understand(example, { sport: 'running' }).workout?.steps.length).toBeGreaterThan(0)
  },
)
