import type { Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { elementsIn, found, parsed, read, ride, written } from '#tests/support/workouts/zwo-files.ts'
import { sportOf } from '../../sports/registry.ts'
import { effortOf } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import { asksEffort } from '../../workout/has-target.ts'
import { MAX_TRAINED_STEPS, type Step } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import { ftpOf } from '../shared/trainer/ftp.ts'

test('a ride is read back unchanged', () => {
  expect(found(written(ride))).toEqual({ ok: true, workout: ride, losses: [] })
})

testProperty('another program’s parser reads every file, with the efforts as its figures', 400, (drawing) => {
  fc.assert(
    fc.property(newWorkout, (drawn) => {
      const threshold = drawn.sport === 'cycling' ? ftpOf(drawn, undefined).watts : undefined
      const file = written(drawn)
      // A heart rate asked of a rest is no effort: nobody knows one.
      const asked = unroll(drawn.steps).filter(
        (one) => asksEffort(one.target) && effortOf(one, drawn.sport, threshold).high > 0,
      )
      const ends = asked.map((one) => {
        const { low, high } = effortOf(one, drawn.sport, threshold)
        return (Math.min(low, 1000) + Math.min(high, 1000)) / 2
      })
      const middles = elementsIn(parsed(file))
        .filter(({ tagName }) => tagName === 'workout')
        .flatMap(elementsIn)
        .flatMap(middlesOf)
      expect(middles).toHaveLength(ends.length)
      const race = drawn.sport === 'running' ? 1.2 ** 0.06 : 1
      const wrong = middles.findIndex((middle, index) => Math.abs(middle * race - (ends[index] ?? 0)) > 0.005)
      expect(wrong).toBe(-1)
    }),
    drawing,
  )
})

/** Of drawn workouts, whose names and notes are short: below the megabyte of words that a file takes. */
const MAX_STEPS_WITH_WORDS = 1000

testProperty('what a format carries is read back unchanged', 1000, (drawing) => {
  fc.assert(
    fc.property(newWorkout, fc.option(fc.integer({ min: 130, max: 300 }), { nil: undefined }), (drawn, reference) => {
      // A send-off brings a rest of its own, and a step longer than a day comes back as several.
      const given = unroll(drawn.steps)
      const days = given.map((one) => Math.ceil(movingSecondsOf(one, drawn.sport, reference) / 86_400))
      const grows = given.some(({ sendOff }) => sendOff) || days.some((count) => count > 1)
      if (grows && given.length + days.reduce((sum, count) => sum + count, 0) > MAX_TRAINED_STEPS) return

      const decoded = read(written(drawn, reference), reference)
      if (!decoded.ok) throw new Error(decoded.reason)
      const { workout } = decoded
      expect(decoded.losses).toEqual([])
      expect(workout.sport).toBe(drawn.sport === 'cycling' ? 'cycling' : 'running')
      expect(workout.type ?? null).toBe(drawn.sport === 'swimming' ? null : (drawn.type ?? null))
      // Written again it is the same file: nothing more is lost on the second way.
      const second = written(workout, reference)
      const again = read(second, reference)
      if (!again.ok) throw new Error(again.reason)
      expect(again.workout).toEqual(workout)
      if (grows) return
      const { metric } = sportOf(drawn.sport).reference
      const back = unroll(workout.steps)
      // A file has no room for the words of very many steps.
      if (given.length <= MAX_STEPS_WITH_WORDS) expect(back.map(wordsOf)).toEqual(given.map(wordsOf))
      const wrong = given.find(({ duration, target }, index) => {
        const { duration: length, target: asked } = back[index] as Step
        if (duration.type === 'time' && Math.abs(length.value - duration.value) > 0.001) return true
        if (target?.type !== metric || target.percentMin === undefined || target.percentMin === target.percentMax)
          return false
        return asked?.ramp !== target.ramp
      })
      expect(wrong).toBeUndefined()
    }),
    drawing,
  )
})

function plain(text = ''): string {
  return text.replaceAll(/[\ufffe\uffff]/g, ' ').trim()
}

/** What is said in a step and how it is turned. */
function wordsOf({ name, notes, cadence }: Step): string {
  return JSON.stringify([plain(name), plain(notes), cadence])
}

/** The middles of what a block asks, in percent, one for each time it is trained. */
function middlesOf(block: Element): number[] {
  const [repeat, power, low, high, on, off] = ['Repeat', 'Power', 'PowerLow', 'PowerHigh', 'OnPower', 'OffPower'].map(
    (name) => (block.hasAttribute(name) ? Number(block.getAttribute(name)) * 100 : Number.NaN),
  ) as [number, number, number, number, number, number]
  if (block.tagName === 'FreeRide') return []
  if (block.tagName === 'IntervalsT') return Array.from({ length: repeat / 100 }, () => [on, off]).flat()
  return [block.tagName === 'SteadyState' ? power : (low + high) / 2]
}
