import { describe, expect, test } from 'vitest'
import { encodePolyline } from '#domain/polyline/polyline.ts'
import { firstPlanner, type Planner } from './planner.ts'
import { type Directions, type PlannerAction, reducePlanner } from './reduce-planner.ts'

const start = [51.5, -0.09] as const
const via = [51.51, -0.08] as const
const reached = (planner: Planner, ...actions: PlannerAction[]) => actions.reduce(reducePlanner, planner)

/** An answer with a loop to each of some places. */
function directions(places: [number, number][], seed = 0): Directions {
  const figures = { repeated_share: 0, corridor_share: 0, u_turns: 0, compactness: 0.5 }
  const alternatives = places.map((place) => ({
    distance: { meters: 5000 },
    profile: 'foot-walking' as const,
    geometry: { polyline: encodePolyline([[51.5, -0.09], place, [51.5, -0.09]]) },
    label: 'loop' as const,
    figures,
  }))
  const source = { id: 'packs', name: 'Bremen', attribution: '© OpenStreetMap contributors' }
  return { ...(alternatives[0] as (typeof alternatives)[number]), seed, source, alternatives }
}

const planned = (planner = firstPlanner({ start })) =>
  reached(
    planner,
    { type: 'planning-started', planning: 'loops' },
    {
      type: 'loops-planned',
      directions: directions([
        [51.51, -0.09],
        [51.49, -0.09],
      ]),
      asked: { metres: 5000, vias: [] },
    },
  )

describe('a search', () => {
  test('sets the start and its name, and drops the error before', () => {
    const found = reached(
      firstPlanner({}),
      { type: 'area-typed', area: 'Nowhere' },
      { type: 'search-started' },
      { type: 'search-failed', sentence: 'Location not found.' },
      { type: 'area-typed', area: 'Alder Park' },
      { type: 'search-started' },
      { type: 'place-found', start, name: 'Alder Park' },
    )
    expect(found).toMatchObject({ start, startName: 'Alder Park', searching: false, searchError: undefined })
  })

  test('keeps its error until the field is empty', () => {
    const failed = reached(firstPlanner({}), { type: 'search-failed', sentence: 'Location not found.' })
    expect(reached(failed, { type: 'area-typed', area: 'x' }).searchError).toBe('Location not found.')
    expect(reached(failed, { type: 'area-typed', area: ' ' }).searchError).toBeUndefined()
  })

  test('is over for words that a click on the map answered', () => {
    const picked = reached(firstPlanner({}), { type: 'area-typed', area: 'Alder' }, { type: 'start-picked', start })
    expect(picked).toMatchObject({ start, startName: undefined, searchedArea: 'Alder' })
  })
})

describe('loops', () => {
  test('are shown with their lines, the first chosen', () => {
    const { planned: shown, planning } = planned()
    expect(planning).toBeUndefined()
    expect(shown?.chosen).toBe(0)
    expect(shown?.loops[1]?.line).toEqual([
      [51.5, -0.09],
      [51.49, -0.09],
      [51.5, -0.09],
    ])
  })

  test('stay in view while new ones are planned, and are gone if none are found', () => {
    const planning = reached(planned(), { type: 'shuffled' }, { type: 'planning-started', planning: 'loops' })
    expect(planning.planned?.loops).toHaveLength(2)
    const failed = reached(planning, { type: 'planning-failed', failure: { message: 'No.' } })
    expect(failed).toMatchObject({ planned: undefined, planning: undefined, failure: { message: 'No.' } })
    expect(reached(failed, { type: 'planning-started', planning: 'loops' }).failure).toBeUndefined()
  })

  test('that were not found are forgotten once another length is typed', () => {
    const failed = reached(firstPlanner({ start }), { type: 'planning-failed', failure: { message: 'No.' } })
    expect(reached(failed, { type: 'form-changed', fields: { distance: '' } }).failure).toBeUndefined()
  })

  test('are those before after a cancelled request', () => {
    const cancelled = reached(
      planned(),
      { type: 'shuffled' },
      { type: 'planning-started', planning: 'loops' },
      { type: 'planning-cancelled' },
    )
    expect(cancelled).toMatchObject({ seed: 0, planning: undefined, planned: { chosen: 0 } })
  })

  test('are chosen by their number', () => {
    expect(reached(planned(), { type: 'loop-chosen', at: 1 }).planned?.chosen).toBe(1)
  })
})

describe('points to pass', () => {
  const changed = reached(
    planned(),
    { type: 'loop-chosen', at: 1 },
    { type: 'vias-changed', vias: [via] },
    { type: 'planning-started', planning: 'change' },
  )

  test('lead to the loop that is most like the one before', () => {
    const answered = reached(changed, {
      type: 'loops-planned',
      directions: directions([
        [51.52, -0.2],
        [51.49, -0.09],
      ]),
      asked: { metres: 5000, vias: [via] },
    })
    expect(answered.planned).toMatchObject({ chosen: 1, askedMetres: 5000, vias: [via] })
  })

  test('are taken back, and the loops kept, where no loop passes them', () => {
    const failed = reached(changed, { type: 'planning-failed', failure: { message: 'No.' } })
    expect(failed).toMatchObject({ vias: [], planned: { chosen: 1 }, failure: { message: 'No.' } })
  })

  test('are forgotten when the start is moved', () => {
    expect(reached(changed, { type: 'start-picked', start: via })).toMatchObject({ vias: [], start: via })
  })
})
