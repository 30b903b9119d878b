import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { naiveRange, stepsAimedAt } from '#tests/support/workouts/aimed-steps.ts'
import { anySport, logUniform } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { Sport } from '../sports/registry.ts'
import { formatPace } from '../units/pace.ts'
import { StoredSteps, type Target } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { totalsOf } from '../workout/totals.ts'
import { type AimedFigure, targetTypeOf } from './figure.ts'
import { type FigureChange, reAim } from './re-aim.ts'

testProperty(
  'what came from the old figure moves, what a person typed stays, and so do the totals that are written',
  5000,
  (drawing) => {
    let moved = 0
    let kept = 0
    fc.assert(
      fc.property(drawnWorkout, ({ sport, change, steps }) => {
        const after = reAim(steps, sport.id, change)?.steps ?? steps
        expect(after.map(withoutRange)).toEqual(steps.map(withoutRange))
        expect(StoredSteps.safeParse(after).success).toBe(true)
        steps.forEach((entry, at) => {
          const left = after[at]
          if (isRepeat(entry) || !left || isRepeat(left) || !entry.target) return
          const range = rangeOf(entry.target)
          const comesFromOld =
            range[0] !== undefined &&
            entry.target.type === targetTypeOf(change.figure, sport.id) &&
            String(range) === String(naiveRange(entry.target, sport, { ...none, [metricOf(change)]: change.from }))
          const expected = comesFromOld
            ? naiveRange(entry.target, sport, { ...none, [metricOf(change)]: change.to })
            : range
          expect(rangeOf(left.target ?? undefined), JSON.stringify(entry.target)).toEqual(expected)
          if (comesFromOld) moved += 1
          else kept += 1
        })
        const [before, now] = [totalsOf(steps, sport.id, undefined), totalsOf(after, sport.id, undefined)]
        if (!before.secondsEstimated) expect(now.seconds).toBe(before.seconds)
        if (!before.metresEstimated) expect(now.metres).toBe(before.metres)
      }),
      drawing,
    )
    // Both happen often, so the property says something.
    expect(Math.min(moved, kept)).toBeGreaterThan(drawing.numRuns / 4)
  },
)

testProperty(
  'a workout that was generated at one figure becomes the one that is generated at another',
  500,
  (drawing) => {
    let compared = 0
    fc.assert(
      fc.property(fc.constantFrom(...everyPair), fc.nat(), bothFigures, ({ sport, type }, seed, shares) => {
        const usual = usualRequest(sport, type)
        const written = writtenReferences(sport, shares)
        const [old, next] = written.map(({ referenceValue }) => generate({ ...usual, referenceValue }, { seed }).steps)
        const [from = 0, to = 0] = written.map(({ value }) => value)
        if (!old || !next || JSON.stringify(old.map(withoutRange)) !== JSON.stringify(next.map(withoutRange))) return
        compared += 1
        const figure = figureOf(sport)
        expect(reAim(old, sport, { figure, from, to })?.steps ?? old).toEqual(next)
      }),
      drawing,
    )
    expect(compared).toBeGreaterThan(drawing.numRuns / 4)
  },
)

const drawnWorkout = anySport.chain((sport) =>
  changeFor(sport).chain((change) => {
    const figures = { reference: sport.reference.nominal, heart: 165, [metricOf(change)]: change.from }
    return stepsAimedAt(sport, figures).map((steps) => ({ sport, change, steps }))
  }),
)

/** The other figure does not matter: its targets stay. */
const none = { reference: Number.NaN, heart: Number.NaN }

const metricOf = ({ figure }: FigureChange) => (figure === 'threshold_heart_rate' ? 'heart' : 'reference')

/** A change of the sport's own figure or of the heart rate at threshold, as large as a change of form or a first guess. */
function changeFor(sport: Sport): Arbitrary<FigureChange> {
  const { min, max } = sport.reference
  const own = fc
    .tuple(logUniform(min, max), logUniform(min, max))
    .map(([from, to]) => ({ figure: figureOf(sport.id), from, to }))
  const heart = fc
    .tuple(fc.integer({ min: 60, max: 220 }), fc.integer({ min: 60, max: 220 }))
    .map(([from, to]) => ({ figure: 'threshold_heart_rate' as const, from, to }))
  return fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: heart })
}

function figureOf(sport: Sport['id']): AimedFigure {
  return ({ running: 'running_threshold_pace', cycling: 'cycling_ftp', swimming: 'swimming_css' } as const)[sport]
}

function rangeOf(target: Target | undefined): (number | null | undefined)[] {
  return [target?.rangeMin, target?.rangeMax]
}

function withoutRange(entry: StoredSteps[number]): object {
  if (isRepeat(entry) || !entry.target) return entry
  const { rangeMin: _, rangeMax: __, rangeUnit: ___, ...target } = entry.target
  return { ...entry, target }
}

/** Two figures that athletes have, as shares of the way between the best and the most modest. */
const bothFigures = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))

function writtenReferences(sport: Sport['id'], shares: readonly number[]) {
  const [from, to] = { running: [200, 420], cycling: [120, 400], swimming: [65, 150] }[sport] as [number, number]
  return shares.map((share) => {
    const value = Math.round(from + ((to - from) * share) / 100)
    return { value, referenceValue: figureOf(sport) === 'cycling_ftp' ? value : formatPace(value) }
  })
}
