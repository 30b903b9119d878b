import { expect, test } from 'vitest'
import { routeFormats as written } from '#domain/routes/files/registry.ts'
import { routeFormats } from './route-formats.ts'

test('a route can be downloaded as exactly the files that the server writes', () => {
  const name = ({ id, label }: { id: string; label: string }) => `${id}: ${label}`
  expect(routeFormats.map(name).toSorted()).toEqual(written.map(name).toSorted())
})
