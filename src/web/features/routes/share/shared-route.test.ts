import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import type { Fetch } from '../../../lib/api.ts'
import { lineOf } from '../line-of.ts'
import { type SharedRoute, sharedRouteHead, sharedRoutePage } from './shared-route.ts'

const id = '01990000-0000-7000-8000-000000000001'
const route: SharedRoute = {
  ...routeAlong(ring()),
  ...{ id, name: 'Round <the> park & "back"', elevation: null, created_at: '2026-03-14T07:00:00.000Z' },
  ...{ is_private: false, is_listed: false, hides_ends: false, user: { full_name: 'Maren Holt' } },
}
const answering =
  (status: number, body: unknown): Fetch =>
  async () =>
    Response.json(body, { status })

test.each([404, 400])('status %i means that there is no such route', async (status) => {
  const asked = sharedRoutePage('nonsense', answering(status, { error: 'No.', code: 'no' }))
  expect(isNotFound(await asked.catch((error: unknown) => error))).toBe(true)
})

test('a server error does not mean that the route is missing', async () => {
  const asked = sharedRoutePage(id, answering(503, { error: 'Come back later.', code: 'busy' }))
  await expect(asked).rejects.toThrow('Come back later.')
  expect(await sharedRoutePage(id, answering(200, route))).toEqual(route)
})

test('a link preview says the sport, the lengths, the climb and the author, with absolute URLs', () => {
  const { meta, links } = sharedRouteHead(route, 'https://pace.example')
  const find = (key: string) => meta.find((tag) => 'property' in tag && tag.property === key)?.content
  expect(find('og:title')).toBe(route.name)
  expect(find('og:description')?.replaceAll('\u202f', ' ')).toMatch(
    /^Running: [\d.]+ km \([\d.]+ mi\), 40 m up\. A route by Maren Holt\.$/,
  )
  expect(find('og:url')).toBe(`https://pace.example/route/${id}`)
  expect(find('og:image')).toBe(`https://pace.example/api/routes/${id}/picture.png`)
  expect(find('og:image:alt')).toContain('Round <the> park & "back" on a map. Running: ')
  expect(links).toEqual([{ rel: 'canonical', href: `https://pace.example/route/${id}` }])
})

test('search engines are kept out unless the athlete lists the route', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(sharedRouteHead(route, '').meta).toContainEqual(noindex)
  expect(sharedRouteHead({ ...route, is_listed: true }, '').meta).not.toContainEqual(noindex)
})

test('a line that is broken, or a single point, is no line', () => {
  const withLine = (polyline: string) => ({ route_data: { ...route.route_data, geometry: { polyline } } })
  expect(lineOf(route)).toHaveLength(201)
  for (const polyline of ['', '~~~', '_p~iF~ps|U', '<script>']) expect(lineOf(withLine(polyline))).toBeUndefined()
})
