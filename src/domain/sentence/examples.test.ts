import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const page = readFileSync('docs/sentences.md', 'utf8')
const examples = [...(page.split('## How it is read')[0]?.matchAll(/`([^`\n]{8,})`/g) ?? [])].map(
  ([, example = '']) => example,
)
const whole = page.slice(page.indexOf('## Whole workouts'), page.indexOf('## How it is read'))

test('the page about sentences has examples', () => {
  expect(examples.length).toBeGreaterThan(30)
})

test.each(examples)('"%s" of the page about sentences is read to the last word', (example) => {
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
