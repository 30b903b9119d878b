import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { expectLength } from '#tests/support/workouts/total-length.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type EditorEntry, toGroups, unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { directions } from '../request/direction.ts'
import { GenerateRequest } from '../request.ts'

const locks = fc.record({
  chosen: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  direction: fc.constantFrom(...directions),
  seed: fc.integer({ min: 0, max: 0xffff }),
})

/** Sessions of each sport and type that get a lock. */
const SESSIONS = process.env.DRILL === '1' ? 25 : 8

describe('what is locked', () => {
  testProperty('keeps its place and all its fields, and the whole stays as long as asked', 1000, (drawing) => {
    fc.assert(
      fc.property(generateRequest, locks, ({ seed: _, ...request }, { chosen, direction, seed }) => {
        const before = generate(request, { seed })
        const old = toGroups(before.steps)
        const locked = [...new Set(chosen.map((one) => one % old.length))]
        const asked = { ...request, previous: { steps: before.steps, direction, locked } }
        expect(GenerateRequest.safeParse(asked).error).toBeUndefined()
        const after = generate(asked, { seed: seed + 1 })
        const now = toGroups(after.steps)
        for (const index of locked) {
          const isNearStart = index <= old.length - 1 - index
          expect(isNearStart ? now[index] : now[now.length - old.length + index]).toEqual(old[index])
        }
        // Each entry that is given as a time is an estimate, rounded before and after.
        expectLength(after.steps, request, after.durationValue, 2 * now.length)
        expect(judge(judgeInput(request, after)).hard).toEqual([])
      }),
      drawing,
    )
  })

  test.each(everyPair)(
    'in a $sport $type has a good session around it, or a remark says that none fits',
    ({ sport, type }) => {
      const request = usualRequest(sport, type)
      const poor = Array.from({ length: SESSIONS }, (_, seed) => {
        const { steps } = generate(request, { seed })
        const inMain = toGroups(steps).flatMap((entry, index) =>
          'count' in entry || (entry.intensity !== 'warmup' && entry.intensity !== 'cooldown') ? [index] : [],
        )
        const after = next(request, steps, [inMain[seed % inMain.length] ?? 0], seed + 100)
        const isSaid = after.remarks.some((remark) => remark.includes('unlock one'))
        return !isSaid && judge(judgeInput(request, after)).score < 0.8 ? 1 : 0
      })
      expect(poor.reduce((all: number, one) => all + one, 0)).toBeLessThanOrEqual(Math.ceil(0.08 * SESSIONS))
    },
  )

  test('that leaves no room for the work is named as the cause, and no other lock is', () => {
    const request = { ...usualRequest('cycling', 'threshold'), durationValue: 45 }
    const step = (intensity: Step['intensity'], minutes: number, zoneNumber: number): Step => ({
      intensity,
      duration: { type: 'time', unit: 'minutes', value: 60 * minutes },
      target: { type: 'power', zoneNumber },
    })
    const easy = [step('warmup', 10, 1), step('active', 30, 2), step('cooldown', 5, 1)]
    expect(next(request, easy, [1], 1).remarks.join()).toContain('no full Threshold session fits')
    const said = Array.from({ length: 60 }, (_, seed) => {
      const { steps } = generate(request, { seed })
      const after = next(request, steps, [seed % toGroups(steps).length], seed + 100)
      const { score, soft } = judge(judgeInput(request, after))
      return score > 0.95 && soft.length === 0 && after.remarks.some((remark) => remark.includes('unlock one'))
    })
    expect(said.filter(Boolean).length).toBeLessThanOrEqual(1)
  })

  test.each(everyPair)('in a $sport $type has a recovery between it and other work', ({ sport, type }) => {
    const request = usualRequest(sport, type)
    for (let seed = 0; seed < SESSIONS; seed += 1) {
      const { steps } = generate(request, { seed })
      const old = toGroups(steps)
      const work = old.flatMap((entry, index) => (isWork(entry, 0) || isWork(entry, -1) ? [index] : []))
      const index = work[seed % work.length] ?? 0
      const now = toGroups(next(request, steps, [index], seed + 9).steps)
      const place = index <= old.length - 1 - index ? index : now.length - old.length + index
      expect(meetingsAt(now, place)).toBeLessThanOrEqual(meetingsAt(old, index))
    }

    function meetingsAt(entries: EditorEntry[], at: number): number {
      const [before, here, after] = [entries[at - 1], entries[at], entries[at + 1]]
      return Number(isWork(before, -1) && isWork(here, 0)) + Number(isWork(here, -1) && isWork(after, 0))
    }

    function isWork(entry: EditorEntry | undefined, end: 0 | -1): boolean {
      const step = entry && 'count' in entry ? entry.steps.at(end) : entry
      if (!step) return false
      const { figures } = judge(judgeInput(request, { steps: [step] }))
      return step.intensity !== 'rest' && (figures?.bouts ?? 0) > 0
    }
  })

  test('as the main set gets another warm-up and another cool-down', () => {
    const request: GenerateRequest = {
      ...usualRequest('cycling', 'threshold'),
      set: { times: 3, value: 8, unit: 'minutes' },
    }
    const { steps } = generate(request, { seed: 1 })
    const index = toGroups(steps).findIndex((entry) => 'count' in entry)
    const versions = Array.from({ length: 8 }, (_, seed) => next(request, steps, [index], seed))
    for (const version of versions) {
      const trained = unroll(version.steps)
      expect([trained[0]?.intensity, trained.at(-1)?.intensity]).toEqual(['warmup', 'cooldown'])
      // The locked set is all the work there is.
      expect(trained.filter(({ intensity }) => intensity === 'interval')).toHaveLength(3)
    }
    expect(new Set(versions.map((version) => JSON.stringify(version.steps))).size).toBeGreaterThan(1)
  })

  test('as the warm-up gets another main set', () => {
    const request = usualRequest('running', 'interval')
    const { steps } = generate(request, { seed: 1 })
    // Strides are a repeat, and may come with the new main set.
    const warmupsOf = (stored: StoredSteps) =>
      toGroups(stored).flatMap((entry, index) => ('count' in entry || entry.intensity !== 'warmup' ? [] : [index]))
    const warmups = warmupsOf(steps)
    const after = next(request, steps, warmups, 2)
    expect(warmupsOf(after.steps)).toHaveLength(warmups.length)
    expect(unroll(after.steps).some(({ intensity }) => intensity === 'interval')).toBe(true)
    expect(unroll(after.steps)).not.toEqual(unroll(steps))
  })

  test('in odd seconds stays as it is, and the whole is as long as asked', () => {
    const request = usualRequest('cycling', 'tempo')
    const { steps } = generate(request, { seed: 1 })
    const [first, ...others] = steps
    const odd: Step = { ...(first as Step), duration: { type: 'time', unit: 'minutes', value: 423 } }
    const after = next(request, [odd, ...others], [0], 3)
    expect(after.steps[0]).toEqual(odd)
    expect(lengthOf(after.steps, request)).toBe(3600)
  })

  test('leaves times in a ride by distance as they are: a distance takes the difference', () => {
    const request: GenerateRequest = {
      ...usualRequest('cycling', 'endurance'),
      workoutMetric: 'heartrate',
      durationType: 'distance',
      durationUnit: 'miles',
      durationValue: 3,
    }
    const { steps } = generate(request, { seed: 0 })
    for (let seed = 0; seed < 30; seed += 1) {
      const times = unroll(next(request, steps, [0, 2], seed).steps).filter(({ duration }) => duration.type === 'time')
      expect(times.filter(({ duration }) => duration.value % 5 !== 0)).toEqual([])
    }
  })

  test('may be every entry', () => {
    const request = usualRequest('swimming', 'endurance')
    const { steps } = generate(request, { seed: 1 })
    const after = next(request, steps, [...toGroups(steps).keys()], 3)
    expect(after.steps).toEqual(steps)
    expect(after.remarks).toEqual(['With what you keep there is no other version: keep less to get one.'])
  })
})

describe('a lock is refused', () => {
  const request = usualRequest('cycling', 'threshold')
  const { steps } = generate(request, { seed: 1 })
  const entries = toGroups(steps)

  test.each([
    ['where there is no such entry', { locked: [entries.length] }, request, /^There is no entry \d+ to keep/],
    [
      'where it leaves no room',
      { locked: [...entries.keys()].slice(0, -1) },
      { ...request, durationValue: 20 },
      /^What you keep leaves no room/,
    ],
    [
      'where it is measured in another way',
      {
        steps: [{ intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 5 } }],
        locked: [0],
      },
      request,
      /^Keep only steps that are measured by time/,
    ],
  ] as const)('%s', (_, previous, asked, message) => {
    const issues = issuesOf({ ...asked, previous: { steps, direction: 'another', ...previous } })
    expect(issues).toEqual([{ path: 'previous', message: expect.stringMatching(message) }])
  })
})

function next(request: GenerateRequest, steps: StoredSteps, locked: number[], seed: number) {
  return generate({ ...request, previous: { steps, direction: 'another', locked } }, { seed })
}

/** Seconds, or distance in the asked unit. */
function lengthOf(steps: StoredSteps, { durationType }: GenerateRequest): number {
  const counted = unroll(steps).filter(({ duration }) => duration.type === durationType)
  return counted.reduce((all, { duration }) => all + duration.value, 0)
}
