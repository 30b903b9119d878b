import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { powerZones, runningPaceZones, swimmingPaceZones } from '../../sports/zones.ts'
import { lowestWBalance } from '../reading/w-balance.ts'
import type { BoundName } from './bound-names.ts'
import type { Bounds, MinMax } from './bounds.ts'
import { boundsOf, familiesOf } from './by-sport/registry.ts'
import { everySession, everySwim } from './every-session.ts'
import { impossibleBounds } from './impossible/impossible.ts'

const page = readFileSync('docs/coaching.md', 'utf8')

const typesOf = (sport: SportId) => sportOf(sport).workoutTypes
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
const span = (bounds: MinMax | undefined, unit = '', times = 1) =>
  bounds ? `${whole(bounds[0] * times)}–${whole(bounds[1] * times)}${unit}` : '–'
const time = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${whole(seconds / 60)} min`)
const times = (bounds: MinMax | undefined) => {
  if (!bounds) return '–'
  if (bounds[0] >= 60) return span(bounds, ' min', 1 / 60)
  return bounds[1] <= 60 ? span(bounds, ' s') : `${time(bounds[0])}–${time(bounds[1])}`
}

const wordsFor: Partial<Record<BoundName, string>> = {
  'bout-seconds': 'one bout',
  'bout-metres': 'one repetition',
  bouts: 'bouts',
  'warmup-seconds': 'minutes of warm-up',
  'warmup-share': 'share of warm-up',
  'cooldown-share': 'share of cool-down',
  'work-seconds': 'work in all',
  'work-metres': 'work in all',
  'work-share': 'share of work',
  'main-share': 'share of work',
  'ladder-shape': 'the ladder',
  'ladder-step': 'its steps',
  'rest-per-100': 'rest per 100 m',
}

/** The tables of the page as the code has them. */
const tables: Record<string, string[]> = {
  'power zones': powerZones.map(({ number, name, percentMin, percentMax }) =>
    row(String(number), name, span([percentMin, percentMax], ' %')),
  ),
  'pace zones': runningPaceZones.map(({ number, name, fast, slow, mid }, index) => {
    const swim = swimmingPaceZones[index]
    return row(
      String(number),
      name,
      `${span([fast, slow])} (${whole(mid)})`,
      swim ? `${span([swim.fast, swim.slow])} (${whole(swim.mid)})` : '',
    )
  }),
  'rides and runs with work in them': (['cycling', 'running'] as const).flatMap((sport) =>
    typesOf(sport)
      .filter((type) => type !== 'endurance')
      .flatMap((type) => familiesOf(sport, type).map((bounds) => workRow(sport, type, bounds))),
  ),
  'easy rides and runs': (['cycling', 'running'] as const).map((sport) => {
    const { easyShare, zone2Share, briskShare, strideSeconds, totalSeconds, intensity } = boundsOf(sport, 'endurance')
    return row(
      `${sportOf(sport).noun}, endurance`,
      easyShare ? `at least ${whole(100 * easyShare[0])} %` : '–',
      zone2Share ? `at least ${whole(100 * zone2Share[0])} %` : '–',
      briskShare ? `at most ${whole(100 * briskShare[1])} %` : '–',
      strideSeconds ? `at most ${time(strideSeconds[1])}` : '–',
      times(totalSeconds),
      span(intensity),
    )
  }),
  swims: typesOf('swimming').map((type) => {
    const bounds = boundsOf('swimming', type)
    const fast = bounds.restPer100FasterThanCss ? `, ${span(bounds.restPer100FasterThanCss, ' s')} when faster` : ''
    return row(
      workoutTypeLabel[type].toLowerCase(),
      span(bounds.boutMetres, ' m'),
      span(bounds.bouts),
      span(bounds.workMetres, ' m'),
      span(bounds.restSeconds, ' s'),
      `${span(bounds.restPer100, ' s')}${fast}`,
      span(bounds.workPace),
    )
  }),
  'the largest sets': [
    ['30 s on, 30 s off', 30, 30],
    ['30 s on, 60 s off', 30, 60],
    ['40 s on, 20 s off', 40, 20],
    ['60 s on, 60 s off', 60, 60],
    ['60 s on, 120 s off', 60, 120],
    ['60 s on, 180 s off', 60, 180],
  ].map(([name, on, off]) =>
    row(String(name), ...[130, 140, 150].map((percent) => String(mostRounds(percent, Number(on), Number(off))))),
  ),
  'what gives way on land': (['cycling', 'running'] as const).flatMap((sport) =>
    typesOf(sport).flatMap((type) =>
      familiesOf(sport, type).map((bounds) =>
        row(`${sportOf(sport).noun}, ${labelOf(type)}${placeOf(sport, type, bounds)}`, ...givingWay(sport, bounds)),
      ),
    ),
  ),
  'what gives way in a pool of 25 m': typesOf('swimming').map((type) =>
    row(labelOf(type), ...givingWay('swimming', boundsOf('swimming', type))),
  ),
}

describe('the page about coaching', () => {
  test.each(Object.entries(tables))('has the figures of the code: %s', (_, rows) => {
    expect(page).toContain(rows.join('\n'))
  })

  test('says what every session keeps', () => {
    const { warmupSeconds, warmupSecondsOfHard, longSeconds, warmupShare, cooldownSeconds, cooldownShare } =
      everySession
    for (const said of [
      `within ${100 * everySession.timeError} % of the time or ${100 * everySession.distanceError} % of the distance`,
      `multiples of ${everySession.stepSecondsMultiple} seconds`,
      `at most ${everySession.watchSteps} steps`,
      `at least ${warmupSeconds / 60} minutes of warm-up, and ${warmupSecondsOfHard / 60} where a hard session lasts ${longSeconds / 60} minutes or more`,
      `at most ${100 * warmupShare[1]} % of the time`,
      `at least ${cooldownSeconds[0] / 60} minutes of cool-down`,
      `at most ${100 * cooldownShare[1]} % of the time`,
      `at ${everySession.openingPower[1]} % of FTP or below`,
      `multiples of ${everySession.halfMinutes.of} seconds`,
      `warm-up ${span(everySwim.warmupShare, ' %', 100)}`,
      `main set ${span(everySwim.mainShare, ' %', 100)}`,
      `cool-down ${span(everySwim.cooldownShare, ' %', 100)}`,
      `at most ${whole(100 * everySwim.warmupAndPreparation[1])} %`,
      `at most ${everySwim.distinctDistances[1]} different distances`,
      `multiples of ${everySwim.repetitionMultiple}`,
    ])
      expect(page.replaceAll('\n', ' ')).toContain(said)
  })

  test('names every source with a figure of its own', () => {
    for (const source of [
      '10.1111/j.1600-0838.2011.01351.x',
      '10.1007/s40279-013-0029-x',
      'Skiba',
      'Tarpinian',
      'Maglischo',
      'Toubekis',
      'Daniels',
      'Pfitzinger',
      'Friel',
      'Coggan',
      'Buchheit',
    ])
      expect(page).toContain(source)
  })
})

function labelOf(type: WorkoutType): string {
  return type === 'v02 max' ? workoutTypeLabel[type] : workoutTypeLabel[type].toLowerCase()
}

function workRow(sport: SportId, type: WorkoutType, bounds: Bounds): string {
  const { boutSeconds, boutMetres, restRatio, restRatioOfShortBouts, workZones, workRange, workPace, restSeconds } =
    bounds
  const short = restRatioOfShortBouts ? `, to ${restRatioOfShortBouts[1]} after short bouts` : ''
  const longest = restSeconds ? `, at most ${time(restSeconds[1])}` : ''
  const zones =
    workZones && (workZones.length === 1 ? `zone ${workZones[0]}` : `zones ${workZones[0]}–${workZones.at(-1)}`)
  return row(
    `${sportOf(sport).noun}, ${labelOf(type)}`,
    `${times(boutSeconds)}${boutMetres ? `, ${span(boutMetres, ' m')}` : ''}`,
    span(bounds.bouts),
    times(bounds.workSeconds),
    span(bounds.workShare, ' %', 100),
    `${span(restRatio)}${short}${longest}`,
    zones ?? (workRange ? span(workRange, ' %') : span(workPace)),
    span(bounds.intensity),
  )
}

/** The most rounds that leave something of W' at an FTP of 250 W, with rests at half of it; `any` from fifty on. */
function mostRounds(percent: number, on: number, off: number): number | string {
  const round = [
    { seconds: on, from: percent, to: percent },
    { seconds: off, from: 50, to: 50 },
  ]
  const lasts = (rounds: number) => lowestWBalance(Array.from({ length: rounds }, () => round).flat(), 250) >= 0
  const most = Array.from({ length: 50 }, (_, index) => index + 1).findLast(lasts) ?? 0
  return most === 50 ? 'any' : most
}

function givingWay(sport: SportId, bounds: Bounds): [below: string, above: string] {
  const pool = { length: 25, metres: 25 }
  const unit = sport === 'swimming' ? ' m' : ' min'
  const length = (edge: number) => `${whole(Math.round(sport === 'swimming' ? edge : edge / 60))}${unit}`
  const said = (end: 'below' | 'above') => {
    const edges = new Map<BoundName, number>()
    for (const one of impossibleBounds.filter((candidate) => candidate.bounds === bounds)) {
      const edge = one[end]?.(pool)
      if (edge !== undefined) edges.set(one.bound, Math.max(edges.get(one.bound) ?? 0, edge))
    }
    return [...edges].map(([bound, edge]) => `${wordsFor[bound]} ${length(edge)}`).join(', ') || '–'
  }
  return [said('below'), said('above')]
}

/** Of a type with several families: `, zone 6`. */
function placeOf(sport: SportId, type: WorkoutType, { workZones, workRange }: Bounds): string {
  if (familiesOf(sport, type).length === 1) return ''
  return workRange ? `, ${span(workRange, ' %')}` : `, zone ${workZones?.[0]}`
}
