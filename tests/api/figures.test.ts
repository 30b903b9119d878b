import { expect, test } from 'vitest'
import { anApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('figures are kept with the day of their change, as the athlete’s clock has it, for the athlete alone', async () => {
  const app = await anApp({ auth: { tokenSeconds: 7 * 24 * 60 * 60 } })
  const { api } = await anAthlete({ app })
  const other = await anAthlete({ app })
  const put = (athlete_metrics: object) => api('put /api/user', { meta: { athlete_metrics } })
  const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(app.now())

  await put({ running_threshold_pace: '4:30', cycling_ftp: 250, weight: 64.5 })
  const first = today()
  const pace = { figure: 'running_threshold_pace', value: '4:30', unit: 'kilometers', day: first }
  const weight = { figure: 'weight', value: '64.5', unit: null, day: first }
  expect(await api('get /api/user/figures', {})).toEqual([
    { figure: 'cycling_ftp', value: '250', unit: null, day: first },
    pace,
    weight,
  ])

  // The last change of a day counts, and what is saved unchanged is no change.
  await put({ cycling_ftp: 260, weight: 64.5 })
  app.advance(DAY_MS)
  const second = today()
  expect(second).not.toBe(first)
  await put({ cycling_ftp: null, running_unit: 'miles', weight: 64.5 })
  expect(await api('get /api/user/figures', {})).toEqual([
    { figure: 'cycling_ftp', value: null, unit: null, day: second },
    { ...pace, unit: 'miles', day: second },
    { figure: 'cycling_ftp', value: '260', unit: null, day: first },
    pace,
    weight,
  ])
  expect(await other.api('get /api/user/figures', {})).toEqual([])
  await expect(aStranger(app).api('get /api/user/figures', {})).rejects.toMatchObject({ status: 401 })
  await app.close()
})

test('a refused change leaves no trace in the history', async () => {
  const { api } = await anAthlete()
  const heartRates = { resting_heart_rate: 180, threshold_heart_rate: 170 }
  await expect(api('put /api/user', { meta: { athlete_metrics: heartRates } })).rejects.toMatchObject({ status: 400 })
  expect(await api('get /api/user/figures', {})).toEqual([])
})
