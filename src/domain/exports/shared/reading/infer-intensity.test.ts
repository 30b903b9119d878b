import { expect, test } from 'vitest'
import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Intensity } from '../../../workout/intensity.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { inferIntensities, inferIntervals } from './infer-intensity.ts'

const step = (target?: Target | null, intensity: Intensity = 'active'): Step => ({
  intensity,
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...(target ? { target } : {}),
})
const percents = (percentMax: number, ramp?: 'rising' | 'falling') =>
  step({ type: 'power', percentMin: 40, percentMax, ...(ramp ? { ramp } : {}) })
const watts = (rangeMax: number | null) => step({ type: 'power', rangeMin: 40, rangeMax })
const group = (...steps: Step[]): EditorEntry => ({ type: 'repeat', count: 2, steps })
const intensitiesOf = (entries: readonly EditorEntry[]) =>
  entries.map((entry) => (isGroup(entry) ? entry.steps.map(({ intensity }) => intensity) : entry.intensity))

const [rising, falling, steady] = [percents(90, 'rising'), percents(90, 'falling'), percents(90)]

test.each<[string, EditorEntry[], (Intensity | Intensity[])[]]>([
  ['a rising ramp first', [rising, steady, rising, steady], ['warmup', 'active', 'active', 'active']],
  ['a falling ramp last', [steady, falling, steady, falling], ['active', 'active', 'active', 'cooldown']],
  ['a falling ramp first', [falling, steady], ['active', 'active']],
  ['a rising ramp last', [steady, rising], ['active', 'active']],
  ['one rising ramp', [rising], ['warmup']],
  ['one falling ramp', [falling], ['cooldown']],
  ['ramps in repeats', [group(rising, steady, steady)], [['active', 'active', 'active']]],
])('%s: the steps are %j', (_, entries, intensities) => {
  expect(intensitiesOf(inferIntensities(entries))).toEqual(intensities)
})

test.each<[string, Step[], Intensity[]]>([
  ['the harder first', [percents(110), percents(50)], ['interval', 'recovery']],
  ['the harder second', [percents(50), percents(110)], ['recovery', 'interval']],
  ['watts', [watts(200), watts(300)], ['recovery', 'interval']],
  ['a rest and watts', [step(undefined, 'rest'), watts(300)], ['rest', 'interval']],
  ['equal steps', [percents(50), percents(50)], ['active', 'active']],
  ['a step that asks nothing', [step(), percents(50)], ['active', 'active']],
  ['a second one that asks nothing', [percents(50), step()], ['active', 'active']],
  ['watts without an upper end', [watts(null), watts(300)], ['active', 'active']],
  ['one step', [percents(50)], ['active']],
  ['three steps', [percents(110), percents(50), percents(60)], ['active', 'active', 'active']],
  ['what is known', [step(percents(110).target, 'warmup'), percents(50)], ['warmup', 'recovery']],
])('%s in turn: the steps are %j', (_, steps, intensities) => {
  expect(intensitiesOf(inferIntervals([group(...steps)]))).toEqual([intensities])
})
