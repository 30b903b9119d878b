import type { Page } from '@playwright/test'
import type { OutputOf } from '#web/lib/api.ts'
import { at, type Screen } from './screen-kinds.ts'

/** The account page with workouts that aim at an old FTP, and one that was re-aimed. */
export function withReAims(name: string, act: (page: Page) => Promise<void> = async () => undefined): Screen {
  const address = '/dashboard/account'
  return {
    name,
    as: 'athlete',
    async open(page, stage) {
      await page.route('**/api/re-aims', (route) => route.fulfill({ json: reAims }))
      await at(name, 'athlete', address, act).open(page, stage)
    },
  }
}

const figure = { figure: 'cycling_ftp', from: { value: '250', unit: null }, to: { value: '265', unit: null } } as const
const power = { type: 'power', percentMin: 95, percentMax: 105 } as const
const easy = { type: 'power', zoneNumber: 1 } as const
const minutes = (count: number) => ({ type: 'time', unit: 'minutes', value: 60 * count }) as const

const moves = [
  {
    ...{ times: 4, duration: minutes(8) },
    before: { ...power, rangeMin: 238, rangeMax: 262 },
    after: { ...power, rangeMin: 252, rangeMax: 278 },
  },
  {
    ...{ times: 4, duration: minutes(4) },
    before: { ...easy, rangeMin: 100, rangeMax: 137 },
    after: { ...easy, rangeMin: 106, rangeMax: 145 },
  },
]

const reAims: OutputOf<'get /api/re-aims'> = {
  offers: [
    {
      ...{ id: '01900000-0000-7000-8000-000000000001', ...figure, has_more: false },
      workouts: [
        {
          ...{ id: '01900000-0000-7000-8000-000000000002', name: '4 × 8 min at threshold', sport: 'cycling' },
          ...{ coming_days: 2, moves, more_moves: 0 },
        },
        {
          ...{ id: '01900000-0000-7000-8000-000000000003', name: `The hour before the club ride ${'x'.repeat(60)}` },
          ...{ sport: 'cycling', coming_days: 0, moves: moves.slice(0, 1), more_moves: 3 },
        },
      ],
    },
  ],
  made: [
    {
      ...{ id: '01900000-0000-7000-8000-000000000004', ...figure, workout_count: 1 },
      made_at: '2026-03-14T09:00:00.000Z',
    },
  ],
}
