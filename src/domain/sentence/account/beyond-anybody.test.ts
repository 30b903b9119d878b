import { expect, test } from 'vitest'
import { assumedIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What nobody can do by far is not built, and one sentence says why. What only few can do is built, and to be checked.

const references = { running: 270, cycling: 230, swimming: 105 }
const read = (sentence: string) => understand(sentence, { sport: 'running', references })

test.each([
  ['turbo for 2 hours at 140% of ftp', '140 % for 2 hours'],
  ['4h bike @ 160%', '160 % for 4 hours'],
  ['ride 3x30 min at 200%, 1 min rest', '200 % for 30 minutes'],
  ['bike 90 min holding 1100 watts', '1100 W for 1 hour 30 minutes'],
  ['bike 25 min at 1600w', '1600 W for 25 minutes'],
  ['run 100 miles at mile pace', '100 miles'],
  ['swim 40k in zone 5 without a stop', '40'],
])('of “%s” nothing is built', (sentence, what) => {
  const understood = read(sentence)
  const { unusable, asked, workout } = understood
  expect(unusable?.sentence).toContain(what)
  expect(unusable?.sentence).toContain('so nothing is built: choose an easier target or a shorter length.')
  expect([asked.mainSet, asked.set, asked.durationValue, workout, assumedIn(understood)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '',
  ])
})

test.each([
  'ride 45 min at 700% ftp',
  '3x12 on the turbo at 600%, 3 min easy',
  'ride half an hour at 4500 watts',
  'bike 40 min at 260 rpm',
])('of “%s” nothing is built, as a figure is wrong', (sentence) => {
  const { unusable, asked } = read(sentence)
  expect(unusable?.sentence).toMatch(/nothing is built: check the (?:figure|cadence)/)
  expect(Object.keys(asked).filter((field) => field !== 'sport')).toEqual([])
})

test.each([
  ['bike 6x30 s at 300%, 4 min easy', false],
  ['bike 5x5 min at 150%', true],
  ['bike 70 min at 105%', true],
  ['bike 8x1 min at 220%, 3 min easy', false],
  ['run 8x400 at mile pace, 90 s jog', false],
  ['bike 20 min all out', false],
  ['half an hour on the bike at 130 rpm', false],
])('“%s” is built, to be checked: %j', (sentence, isChecked) => {
  const { unusable, checks, workout, asked } = read(sentence)
  expect(unusable).toBeUndefined()
  expect(workout ?? asked.mainSet ?? asked.set).toBeDefined()
  expect(checks.length > 0).toBe(isChecked)
})
