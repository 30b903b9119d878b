import { expect, test } from 'vitest'
import { sportOf } from '#domain/sports/registry.ts'
import { boundLimits, tableBounds } from '#domain/sports/zone-bounds.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'

const power = tableBounds('power', sportOf('cycling'))
const pace = boundsAt(70, 80, 100 * (270 / 292), 96, 102, 115)

test('own bounds are kept as they were sent, for the athlete alone, and go with null', async () => {
  const { api } = await anAthlete()
  const other = await anAthlete()
  const put = (athlete_metrics: object) => api('put /api/user', { meta: { athlete_metrics } })
  const metrics = async () => (await api('get /api/user', {})).meta.athlete_metrics
  const bounds = { running_pace_zones: pace, cycling_heart_rate_zones: boundsAt(60, 78, 88, 95, 101, 110) }
  await put({ cycling_ftp: 250, cycling_power_zones: power, ...bounds })
  expect(await metrics()).toEqual({ cycling_ftp: 250, cycling_power_zones: power, ...bounds })
  expect((await other.api('get /api/user', {})).meta.athlete_metrics).toEqual({})

  // They stay without their figure, and apply to the next one.
  await put({ cycling_ftp: null })
  expect(await metrics()).toEqual({ cycling_power_zones: power, ...bounds })
  await put({ cycling_power_zones: null })
  expect(await metrics()).toEqual(bounds)
  expect((await api('get /api/user/figures', {})).map(({ figure }) => figure)).not.toContain('running_pace_zones')
})

const limits = boundLimits.power
const changed = (zone: number, change: object) => power.map((one, at) => (at === zone ? { ...one, ...change } : one))

test.each<[string, unknown, RegExp]>([
  ['too few zones', power.slice(1), /Send the bounds of all 7 zones/],
  ['too many', [...power, { percentMin: 260, percentMax: 300 }], /Send the bounds of all 7 zones/],
  ['many', Array(500).fill(power[0]), /Send the bounds of all 7 zones/],
  ['none', [], /Send the bounds of all 7 zones/],
  ['an overlap', changed(2, { percentMin: 69 }), /Zone 3 must not begin before zone 2 ends/],
  ['a zone that falls', changed(0, { percentMin: 56 }), /Zone 1 must end higher than it begins/],
  ['a bound of nothing', changed(0, { percentMin: 0 }), /10 to 500 percent of FTP/],
  ['a negative bound', changed(0, { percentMin: -40 }), /10 to 500 percent of FTP/],
  ['a bound beyond all', changed(6, { percentMax: limits.max + 1 }), /10 to 500 percent of FTP/],
  ['a number that is text', changed(0, { percentMin: '40' }), /./],
  ['a missing bound', changed(0, { percentMin: undefined }), /./],
  ['more than bounds', changed(0, { name: 'Mine' }), /./],
  ['an object', { percentMin: 40 }, /./],
  ['text', 'steep', /./],
  ['an empty text', '', /./],
  ['a list of lists', [[40, 55]], /./],
  ['deep lists', JSON.parse(`${'['.repeat(10)}${']'.repeat(10)}`), /./],
])('%s is refused with a sentence, and nothing is kept', async (_, sent, sentence) => {
  const { fetch, api } = await anAthlete()
  const body = { meta: { athlete_metrics: { cycling_ftp: 250, cycling_power_zones: sent } } }
  const answer = await fetch('/api/user', { method: 'PUT', body: JSON.stringify(body) })
  expect(answer.status).toBe(400)
  const { error, fields } = (await answer.json()) as { error: string; fields: Record<string, string> }
  expect(error).toMatch(sentence)
  expect(Object.keys(fields)[0]).toMatch(/^meta\.athlete_metrics\.cycling_power_zones/)
  expect((await api('get /api/user', {})).meta.athlete_metrics).toEqual({})
})

test('paces and heart rates have no gaps, and infinite bounds are none', async () => {
  const { fetch } = await anAthlete()
  const put = (name: string, bounds: string) =>
    fetch('/api/user', { method: 'PUT', body: `{"meta":{"athlete_metrics":{"${name}":${bounds}}}}` })
  const gap = pace.map((one, at) => (at === 2 ? { ...one, percentMin: one.percentMin + 1 } : one))
  for (const name of ['running_pace_zones', 'swimming_pace_zones', 'running_heart_rate_zones']) {
    const answer = await put(name, JSON.stringify(gap))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Zone 3 must begin where zone 2 ends.')
    expect((await put(name, JSON.stringify(pace).replace('115', '1e999'))).status).toBe(400)
    expect((await put(name, JSON.stringify(pace).replace('115', 'NaN'))).status).toBe(400)
  }
})
