import { expect, test } from 'vitest'
import type { Fetch } from '../../lib/api.ts'
import { importFile } from './import-file.ts'

const references = { cycling: 250, running: 3.5, swimming: undefined }
const going = new AbortController().signal

test.each([
  // A course in watts is a ride, whatever the case of its name; for other files the sport has to be given.
  ['ride.erg', undefined, 'name=ride.erg&reference=250'],
  ['RIDE.ERG', undefined, 'name=RIDE.ERG&reference=250'],
  ['ride.erg.txt', undefined, 'name=ride.erg.txt'],
  ['ride.erg', 'running', 'name=ride.erg&sport=running&reference=3.5'],
  ['tempo.json', 'cycling', 'name=tempo.json&sport=cycling&reference=250'],
  ['lanes.txt', 'swimming', 'name=lanes.txt&sport=swimming'],
] as const)('%s, of the sport %s, is sent as itself with %s', async (name, sport, said) => {
  const file = new File(['bytes'], name)
  const asked: unknown[] = []
  const fetcher: Fetch<Blob> = async (path, init) => {
    asked.push([path, init?.method, init?.body, init?.headers])
    return Response.json({ workout: { id: 'one' } })
  }
  const outcome = await importFile(file, { sport, referenceOf: (sport) => references[sport] }, going, fetcher)
  expect(outcome).toEqual({ state: 'kept', imported: { workout: { id: 'one' } } })
  const headers = { accept: 'application/json', 'content-type': 'application/octet-stream' }
  expect(asked).toEqual([[`/api/workouts/import?${said}`, 'POST', file, headers]])
})

const beside = { sport: undefined, referenceOf: () => undefined }

test('a file that the server refuses is refused with the sentence of the server', async () => {
  const refusing: Fetch<Blob> = async () => Response.json({ error: 'This file is empty.' }, { status: 400 })
  expect(await importFile(new File([], 'ride.zwo'), beside, going, refusing)).toEqual({
    state: 'refused',
    reason: 'This file is empty.',
  })
})

test('a file whose upload is aborted is cancelled', async () => {
  const calledOff = AbortSignal.abort()
  const interrupted: Fetch<Blob> = (_, init) => Promise.reject(init?.signal?.reason)
  expect(await importFile(new File([], 'ride.zwo'), beside, calledOff, interrupted)).toEqual({ state: 'cancelled' })
})
