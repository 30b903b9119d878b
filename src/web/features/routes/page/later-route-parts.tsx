import { createIsomorphicFn } from '@tanstack/react-start'
import { Later } from '../../../ui/later.tsx'
import { TurnTable } from '../generator/result/turn-table.tsx'
import { RouteFacts } from './route-facts.tsx'
import { RouteHead } from './route-head.tsx'
import { RouteHeights } from './route-heights.tsx'
import type { RouteParts } from './route-view.tsx'

/** The parts of a route's public page: what the server has drawn stays, until somebody uses it. */
export const laterRouteParts: RouteParts = {
  Head: (shown) => <Later drawn={drawHead(shown)} load={loadHead} given={shown} when="missing" />,
  Heights: (shown) => (
    <Later
      drawn={drawHeights(shown)}
      load={loadHeights}
      given={shown}
      // What is pointed at on the map shows here too.
      when={shown.pointing === undefined ? 'touched' : 'near'}
    />
  ),
  Facts: (shown) =>
    shown.route.route_data.figures && <Later drawn={drawFacts(shown)} load={loadFacts} given={shown} when="missing" />,
  Turns: (shown) => <Later drawn={drawTurns(shown)} load={loadTurns} given={shown} when="touched" />,
}

type PropsOf<Part extends keyof RouteParts> = Parameters<Extract<RouteParts[Part], (props: never) => unknown>>[0]

const drawHead = createIsomorphicFn()
  .server((shown: PropsOf<'Head'>) => <RouteHead {...shown} />)
  .client(() => null)

const loadHead = createIsomorphicFn()
  .server(async () => RouteHead)
  .client(async () => (await import('./route-head.tsx')).RouteHead)

// The server knows no window, so it draws the heights for a phone and for a wide window, and the page shows one of them.
const drawHeights = createIsomorphicFn()
  .server((shown: PropsOf<'Heights'>) => (
    <>
      <div className="lg:hidden">
        <RouteHeights {...shown} />
      </div>
      <div className="max-lg:hidden">
        <RouteHeights {...shown} assumed={{ width: 1200, height: 144 }} />
      </div>
    </>
  ))
  .client(() => null)

const loadHeights = createIsomorphicFn()
  .server(async () => RouteHeights)
  .client(async () => (await import('./route-heights.tsx')).RouteHeights)

const drawFacts = createIsomorphicFn()
  .server((shown: PropsOf<'Facts'>) => <RouteFacts {...shown} />)
  .client(() => null)

const loadFacts = createIsomorphicFn()
  .server(async () => RouteFacts)
  .client(async () => (await import('./route-facts.tsx')).RouteFacts)

const drawTurns = createIsomorphicFn()
  .server((shown: Omit<Parameters<typeof TurnTable>[0], 'onPoint'>) => (
    <TurnTable {...shown} onPoint={() => undefined} />
  ))
  .client(() => null)

const loadTurns = createIsomorphicFn()
  .server(async () => TurnTable)
  .client(async () => (await import('../generator/result/turn-table.tsx')).TurnTable)
