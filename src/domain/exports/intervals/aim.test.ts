import { describe, expect, test } from 'vitest'
import { sportOf } from '../../sports/registry.ts'
import type { Target } from '../../workout/step.ts'
import { type AimLoss, aimOf } from './aim.ts'

type Row = [target: Target, text: string, lost: AimLoss[]]

const rows: Record<'cycling' | 'running' | 'swimming', Row[]> = {
  cycling: [
    [{ type: 'open' }, 'freeride', []],
    [{ type: 'power' }, 'freeride', []],
    [{ type: 'power', zoneNumber: 4 }, '87-95%', ['zone']],
    [{ type: 'power', zoneNumber: 2, ramp: 'rising' }, 'ramp 55-70%', ['zone']],
    [{ type: 'power', zoneNumber: 2, ramp: 'falling' }, 'ramp 70-55%', ['zone']],
    [{ type: 'power', zoneNumber: 2, percentMin: 60, percentMax: 65 }, '60-65%', []],
    [{ type: 'power', percentMin: 60.4, percentMax: 65 }, '60-65%', ['rounded']],
    [{ type: 'power', percentMin: 60.6, percentMax: 65 }, '61-65%', ['rounded']],
    [{ type: 'power', percentMin: 60, percentMax: 65.5 }, '60-66%', ['rounded']],
    [{ type: 'power', percentMin: 90, percentMax: 90 }, '90%', []],
    [{ type: 'power', percentMin: 90, percentMax: 90, ramp: 'rising' }, '90%', ['evenRamp']],
    [{ type: 'power', rangeMin: 200, rangeMax: 220, percentMin: 80, percentMax: 88 }, '200-220w', []],
    [{ type: 'power', rangeMin: 200.4, rangeMax: 220 }, '200-220w', ['rounded']],
    [{ type: 'power', rangeMin: 200, rangeMax: 219.5 }, '200-220w', ['rounded']],
    [{ type: 'power', rangeMin: 200, rangeMax: null }, '200w', ['unbounded']],
    [{ type: 'power', rangeMin: 0, rangeMax: 100 }, '0-100w', []],
    [{ type: 'power', rangeMin: 0, rangeMax: 0 }, '0w', []],
    [{ type: 'pace', zoneNumber: 2 }, 'Z2 Pace', []],
    [{ type: 'pace', rangeMin: 120, rangeMax: 130 }, '2:10-2:00/km Pace', []],
    [{ type: 'heartrate', zoneNumber: 2 }, 'Z2 HR', []],
    [{ type: 'heartrate', zoneNumber: 2, ramp: 'rising' }, 'ramp 81-90% LTHR', ['zone']],
    [{ type: 'heartrate', percentMin: 88, percentMax: 92 }, '88-92% LTHR', []],
  ],
  running: [
    [{ type: 'open' }, '', []],
    [{ type: 'pace', rangeMin: 0, rangeMax: null }, '', []],
    [{ type: 'pace', zoneNumber: 1 }, '71-78% Pace', ['zone']],
    [{ type: 'pace', percentMin: 95, percentMax: 100 }, '95-100% Pace', []],
    [{ type: 'pace', rangeMin: 270, rangeMax: 285, rangeUnit: 'km' }, '4:45-4:30/km Pace', []],
    [{ type: 'pace', rangeMin: 270, rangeMax: 285, rangeUnit: 'km', ramp: 'rising' }, 'ramp 4:45-4:30/km Pace', []],
    [{ type: 'pace', rangeMin: 270, rangeMax: 285, rangeUnit: 'km', ramp: 'falling' }, 'ramp 4:30-4:45/km Pace', []],
    [{ type: 'pace', rangeMin: 420, rangeMax: 420, rangeUnit: 'mile' }, '7:00/mi Pace', []],
    [{ type: 'pace', rangeMin: 270, rangeMax: null, rangeUnit: 'km' }, '4:30/km Pace', ['unbounded']],
    [{ type: 'pace', rangeMin: 0, rangeMax: 270, rangeUnit: 'km' }, '4:30/km Pace', ['unbounded']],
    [{ type: 'pace', rangeMin: 0.5, rangeMax: 270, rangeUnit: 'km' }, '4:30/km Pace', ['unbounded']],
    [{ type: 'pace', rangeMin: 1, rangeMax: 270, rangeUnit: 'km' }, '4:30-0:01/km Pace', []],
    [{ type: 'pace', rangeMin: 270.4, rangeMax: 285, rangeUnit: 'km' }, '4:45-4:30/km Pace', ['rounded']],
    [{ type: 'pace', rangeMin: 3599, rangeMax: 3600, rangeUnit: 'km' }, '60:00-59:59/km Pace', []],
    [{ type: 'pace', rangeMin: 4505, rangeMax: 4505, rangeUnit: 'km' }, '75:05/km Pace', []],
    [{ type: 'power', zoneNumber: 4 }, '87-95%', ['zone']],
  ],
  swimming: [
    [{ type: 'pace', rangeMin: 98, rangeMax: 102 }, '1:42-1:38/100m Pace', []],
    [{ type: 'pace', rangeMin: 98, rangeMax: 102, rangeUnit: '100yd' }, '1:42-1:38/100y Pace', []],
    [{ type: 'pace', rangeMin: 24.5, rangeMax: 25, rangeUnit: '100m' }, '1:40-1:38/400m Pace', []],
    [{ type: 'pace', rangeMin: 24.4, rangeMax: 24.4, rangeUnit: '100m' }, '1:01/250m Pace', []],
    [{ type: 'pace', rangeMin: 24.6, rangeMax: 24.6, rangeUnit: '100m' }, '2:03/500m Pace', []],
    [{ type: 'pace', rangeMin: 24.5, rangeMax: null, rangeUnit: '100m' }, '1:38/400m Pace', ['unbounded']],
    [{ type: 'pace', rangeMin: 24.55, rangeMax: 30, rangeUnit: '100m' }, '0:30-0:25/100m Pace', ['rounded']],
    [{ type: 'pace', rangeMin: 24.5, rangeMax: 24.5, rangeUnit: '100yd' }, '0:25/100y Pace', ['rounded']],
  ],
}

describe.each(Object.entries(rows))('in %s', (sport, targets) => {
  test.each(targets)('%j is written as %j', (target, text, lost) => {
    expect(aimOf(target, sportOf(sport as keyof typeof rows), {})).toEqual({ text, lost })
  })
})

test.each<Row>([
  [{ type: 'heartrate', rangeMin: 140, rangeMax: null }, '82% LTHR', ['rounded', 'beats', 'unbounded']],
  [{ type: 'heartrate', rangeMin: 0, rangeMax: 153 }, '90% LTHR', ['beats', 'unbounded']],
  [{ type: 'heartrate', rangeMin: 136, rangeMax: 153 }, '80-90% LTHR', ['beats']],
])('beats become percents of a known threshold: %j', (target, text, lost) => {
  const aim = aimOf(target, sportOf('running'), { thresholdHeartRate: 170 })
  // That figures are rounded is no news where beats become percents.
  expect(aim).toEqual({ text, lost: lost.filter((kind) => kind !== 'rounded') })
})
