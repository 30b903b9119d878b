import { expect, test, vi } from 'vitest'
import { withoutEnds } from '#domain/routes/public-form.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { factsOfLine } from './facts-of-line.ts'
import { type ShownRoute, shownTo } from './shown-route.ts'
import type { RouteRow } from './store.ts'

vi.mock('#domain/routes/public-form.ts', { spy: true })

test('the ends of a route are cut once, although many ask for it, and its name and privacy are those of now', () => {
  const { route_data, ...route } = routeAlong(ring(20))
  const row = {
    ...route,
    id: '01900000-0000-7000-8000-000000000001',
    athlete_id: '01900000-0000-7000-8000-000000000002',
    route_data: JSON.stringify(route_data),
    is_private: false,
    is_listed: false,
    hides_ends: true,
    created_at: new Date(0),
    author: 'Robin',
  } as RouteRow
  const first = shownTo(row, null)
  const renamed = shownTo({ ...row, name: 'Canal' }, { id: row.id })
  expect(withoutEnds).toHaveBeenCalledTimes(1)
  expect(renamed).toEqual({ ...first, name: 'Canal' })
  expect(first?.distance).toBeLessThan(row.distance - 390)
  expect(shownTo({ ...row, is_private: true }, null)).toBeUndefined()
  expect(shownTo(row, { id: row.athlete_id })?.route_data).toBe(row.route_data)
})

test('the line that somebody sees of a route is read once, and never that of somebody else', () => {
  const { route_data, ...route } = routeAlong(ring(40))
  const row = {
    ...route,
    id: '01900000-0000-7000-8000-000000000003',
    athlete_id: '01900000-0000-7000-8000-000000000002',
    route_data: JSON.stringify(route_data),
    is_private: false,
    is_listed: false,
    hides_ends: true,
    created_at: new Date(0),
    author: 'Robin',
  } as RouteRow
  const [own, shown] = [shownTo(row, { id: row.athlete_id }), shownTo(row, null)] as [ShownRoute, ShownRoute]
  const facts = factsOfLine(shown)
  expect(factsOfLine({ ...shown, name: 'Canal' })).toBe(facts)
  // The ring begins and ends in its north.
  expect(facts.box?.north).toBeLessThan((factsOfLine(own).box?.north ?? 0) - 0.0001)
  const everybodys = shownTo({ ...row, hides_ends: false }, null) as ShownRoute
  expect(factsOfLine(everybodys)).toBe(factsOfLine(own))
})
