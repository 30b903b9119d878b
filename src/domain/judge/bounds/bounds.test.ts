import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SportId, WorkoutType } from '#domain/sports/registry.ts'
import { sports } from '#domain/sports/registry.ts'
import type { Bounds } from './bounds.ts'
import { boundsOf, familiesOf } from './by-sport/registry.ts'
import { sprintBounds } from './details.ts'
import { everySession, everySwim } from './every-session.ts'

const rows = sports.flatMap(({ id, workoutTypes }) =>
  workoutTypes.flatMap((type) => familiesOf(id, type).map((bounds, family) => [id, type, family, bounds] as const)),
)

test.each(rows)(
  'a %s of the type %s (family %i) has bounds of its own that leave room, and a source',
  (sport, _type, _family, bounds) => {
    expect(bounds).not.toEqual(boundsOf(sport, undefined))
    expect(bounds.source).toMatch(/\w{5}/)
    for (const span of Object.values(bounds))
      if (Array.isArray(span) && typeof span[1] === 'number') expect(span[0]).toBeLessThanOrEqual(span[1])
  },
)

test('work of no type begins with zone 3, in whole percents', () => {
  expect(sports.map(({ id }) => [id, boundsOf(id, undefined).floor])).toEqual([
    ['running', 88],
    ['cycling', 75],
    ['swimming', 93],
  ])
})

// Every figure is compared with the same bounds in a table for programs, whose sources are those of docs/coaching.md.
const rubricFile = process.env.RUBRIC ?? new URL('rubric.json', import.meta.url)

describe('the rubric', () => {
  const rubric = JSON.parse(readFileSync(rubricFile, 'utf8'))
  const names: Partial<Record<WorkoutType, string[]>> = {
    'sweet spot': ['sweet_spot'],
    'v02 max': ['vo2max_classic_106_120', 'vo2max_product_130_150'],
    'ladder sets': ['ladder'],
  }
  const minutes = ([min, max]: [number, number]) => [min * 60, max * 60]
  const atLeast = (min: number) => [min, 1]
  const atMost = (max: number) => [0, max]
  type Reading = (figure: never) => unknown
  /** How each figure of the rubric stands in the table of bounds. */
  const readings: Record<string, [key: keyof Bounds, read: Reading]> = {
    bout_min: ['boutSeconds', minutes],
    bout_s: ['boutSeconds', same],
    bout_s_hard_max: ['boutSecondsAtMost', same],
    bout_m: ['boutMetres', same],
    rep_m: ['boutMetres', same],
    n: ['bouts', same],
    work_min: ['workSeconds', minutes],
    main_m: ['workMetres', same],
    work_share: ['workShare', same],
    rest_ratio: ['restRatio', same],
    rest_ratio_if_bout_lt_90s_max: ['restRatioOfShortBouts', (max: number) => [0.4, max]],
    rest_s: ['restSeconds', same],
    rest_s_max: ['restSeconds', atMost],
    rest_s_per_100: ['restPer100', same],
    rest_s_per_100_at_css: ['restPer100', same],
    rest_s_per_100_faster_than_css: ['restPer100FasterThanCss', same],
    rest_time_share_max: ['restShare', atMost],
    set_rest_s: ['setRest', same],
    set_size_max: ['setSize', (max: number) => [1, max]],
    if: ['intensity', same],
    tss_per_h: ['loadPerHour', same],
    pace_multiple: ['workPace', same],
    share_z1_z2_min: ['easyShare', atLeast],
    share_easy_steady_min: ['easyShare', atLeast],
    share_z2_min: ['zone2Share', atLeast],
    share_ge_76_max: ['briskShare', atMost],
    strides_total_s_max: ['strideSeconds', atMost],
    total_min: ['totalSeconds', minutes],
    wu_min_s: ['warmupSeconds', (min: number) => [min, Number.POSITIVE_INFINITY]],
    step_constant: ['ladder', same],
    rest_nondecreasing_with_distance: ['ladder', same],
    wbal_min: ['wBalance', atLeast],
    over_under_mean_pct: ['overUnderMean', same],
    zones_max: ['zonesOfRungs', (max: number) => [1, max]],
    // The rest may be faster than marathon pace for ten minutes.
    share_easy_steady_min_from_90_min: [
      'long',
      (min: number) => ({ fromSeconds: 90 * 60, easyShare: [min, 1], strideSeconds: [0, 600] }),
    ],
  }
  /** The shape of a ladder and what W' lasts for are tried beside their own code. */
  const elsewhere = ['shape', 'max_reps_per_set_skiba']
  /** Bounds that the rubric has in words, or for all types at once. */
  const inWords = ['source', 'where', 'hard', 'primers', 'floor', 'easyFloor', 'under', 'narrower']
  const ofZones = ['workZones', 'workRange', 'workPaceOfShortBouts', 'racePace']

  test('is of the version whose figures are known', () => {
    expect(rubric.version).toBe(2)
  })

  test.each(rows)(
    'of a %s of the type %s (family %i) has no figure that is not a bound',
    (sport: SportId, type, family, bounds) => {
      const row = rubric[sport][names[type]?.[family] ?? type]
      const read = new Set<string>([...inWords, ...ofZones])
      for (const [name, figure] of Object.entries(row)) {
        if (elsewhere.includes(name) || name.endsWith('_note')) continue
        const [key, reading] = readings[name] ?? []
        if (!key || !reading) throw new Error(`Nothing is known of ${name}`)
        expect(bounds[key], name).toEqual(reading(figure as never))
        read.add(key)
      }
      expect(Object.keys(bounds).filter((key) => !read.has(key))).toEqual([])
    },
  )

  test('of every session is kept', () => {
    const { hard, soft } = rubric.global
    expect(everySession).toMatchObject({
      timeError: hard.total_time_error_max,
      distanceError: hard.distance_error_max,
      stepSecondsMultiple: hard.step_seconds_multiple_of,
      watchSteps: hard.garmin_steps_max,
      wBalanceHard: [hard.wbal_min, 1],
      wBalance: [soft.wbal_min, 1],
      halfMinutes: { from: 60, of: soft.steps_ge_60s_multiple_of },
      warmupSeconds: soft.wu_min_s,
      warmupSecondsOfHard: soft.wu_min_s_if_total_ge_45min_and_hard_type,
      warmupShare: atMost(soft.wu_share_max),
      cooldownSeconds: [soft.cd_min_s, Number.POSITIVE_INFINITY],
      cooldownShare: atMost(soft.cd_share_max),
      openingPower: atMost(100 * soft.wu_start_pct_ftp_max),
      closingPower: atMost(100 * soft.cd_end_pct_ftp_max),
      joinedSteps: atMost(soft.neighbouring_steps_of_one_target_max_share),
      heartRateBoutSeconds: [soft.heart_rate_target_bout_min_s, Number.POSITIVE_INFINITY],
      primersFromSeconds: 60 * soft.primers_before_hard_work_from_total_min,
    })
    expect(boundsOf('cycling', 'v02 max')).toMatchObject({
      workRange: [106, 120],
      wBalance: atLeast(soft.wbal_min_classic_vo2),
    })
    const sprints = rubric.cycling.neuromuscular_200_250
    expect(sprintBounds).toEqual({
      boutSeconds: sprints.bout_s,
      bouts: sprints.n,
      workSeconds: minutes(sprints.work_min),
      restRatio: sprints.rest_ratio,
    })
    const swims = rubric.swimming.all.soft
    expect(everySwim).toEqual({
      repetitionMultiple: swims.rep_distance_multiple_of,
      restSecondsMultiple: swims.rest_s_multiple_of,
      warmupShare: swims.wu_share,
      warmupAndPreparation: atMost(swims.wu_plus_prep_share_max),
      mainShare: swims.main_share,
      cooldownShare: swims.cd_share,
      distinctDistances: atMost(swims.distinct_main_rep_distances_max),
    })
  })
})

function same(figure: unknown): unknown {
  return figure
}
