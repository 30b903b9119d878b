import { expect, test } from 'vitest'
import { parseText } from '../text/parse.ts'
import { recoveriesIn } from './recoveries.ts'
import { isRepeat } from './stored-entry.ts'

test.each([
  ['bike', '3m 110-120% / 3m easy', [1]],
  ['bike', '2m 95% / 1m 105%', []],
  ['bike', '3m 110% / 3m', []],
  ['bike', '4m Z2 / 4m Z1', []],
  ['run', '800mtr Z4 / 2m easy', [1]],
  ['run', '1km Z4 / 1km Z3 / 2m Z1', [2]],
  ['swim', '100mtr Z5 / 50mtr easy', [1]],
])('in a repeat of the %s, %s: recoveries are %j', (sport, set, expected) => {
  const { workout } = parseText(`# Set\nsport: ${sport}\n\n- 3x ${set}`)
  const steps = (workout?.steps ?? []).flatMap((entry) => (isRepeat(entry) ? [] : [entry]))
  expect(steps.length).toBeGreaterThan(1)
  expect(recoveriesIn(steps, workout?.sport ?? 'running').map((step) => steps.indexOf(step))).toEqual(expected)
})
