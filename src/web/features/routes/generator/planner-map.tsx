import { type Ref, useMemo, useRef } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { ElevationProfile } from '../elevation/elevation-profile.tsx'
import { RouteMap } from '../map/route-map.tsx'
import type { DescribedLoop } from './loops/described-loop.ts'
import type { Unit } from './loops/loop-facts.ts'
import type { PlannerActions } from './plan/use-planner.ts'
import { RoutePanel } from './result/route-panel.tsx'
import type { Centre } from './start/centre.ts'
import type { Planner } from './state/planner.ts'
import { useCovered } from './use-covered.ts'
import type { Pointing } from './use-pointing.ts'
import { insertVia, MAX_VIAS } from './vias/insert-via.ts'

/** The map with the loops, and the panel of the chosen one over its foot. */
export function PlannerMap({
  ref,
  planner: { start, planned, vias, view },
  actions,
  described,
  unit,
  centre,
  isLocating,
  pointing,
}: {
  ref: Ref<HTMLDivElement>
  planner: Planner
  actions: PlannerActions
  /** The chosen loop. */
  described: DescribedLoop | undefined
  unit: Unit
  centre: Centre
  isLocating: boolean
  pointing: Pointing
}) {
  const { panel, covered } = useCovered()
  /** The points before the line was taken: while it is dragged, each position takes the place of the one before. */
  const beforeDrag = useRef<readonly Place[]>(undefined)
  const routes = useMemo(
    () => planned?.loops.map(({ line }, at) => ({ id: String(at), line, chosen: at === planned.chosen })),
    [planned],
  )
  const line = planned?.loops[planned.chosen]?.line
  const takesMore = vias.length < MAX_VIAS

  function dragLine(place: Place, index: number) {
    beforeDrag.current ??= vias
    actions.dragVias(beforeDrag.current.toSpliced(index, 0, place))
  }

  const addPoint = () => {
    if (line && pointing.last !== undefined) actions.dragVias(insertVia(vias, line, pointing.last))
  }

  return (
    <div ref={ref} className="relative order-1 scroll-mt-16 lg:order-2 lg:min-w-0 lg:flex-1">
      <div
        className={`relative h-[58dvh] ${described ? 'min-h-80 max-lg:min-h-[min(27rem,85dvh)]' : 'min-h-80'} lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--toast-room,0px))]`}
      >
        <RouteMap
          label="Map of the loops"
          className="h-full"
          center={centre.place}
          zoom={centre.zoom}
          fit={view}
          covered={covered}
          routes={routes}
          onChoose={(id) => actions.choose(Number(id))}
          start={start}
          onPickStart={actions.pickStart}
          vias={vias}
          onDragVia={(index, place) => actions.dragVias(vias.with(index, place))}
          onMoveVia={(index, place) => actions.dragVias(vias.with(index, place))}
          onRemoveVia={(index) => actions.dragVias(vias.toSpliced(index, 1))}
          {...((takesMore || beforeDrag.current) && {
            onDragLine: dragLine,
            onAddVia: (place: Place, index: number) => {
              dragLine(place, index)
              beforeDrag.current = undefined
            },
          })}
          pointing={pointing.metres}
          onPoint={pointing.point}
          marks={unit}
          attribution={planned?.source.attribution}
          notice={isLocating ? 'Getting your location...' : undefined}
        />
        {described && (
          <RoutePanel
            ref={panel}
            loop={described}
            unit={unit}
            pointed={pointing.last}
            onAddPoint={takesMore ? addPoint : undefined}
          >
            <ElevationProfile
              points={described.points}
              unit={unit}
              pointing={pointing.metres}
              onPoint={pointing.point}
              climb={described.climb}
              className="h-12 lg:h-24"
            />
          </RoutePanel>
        )}
      </div>
    </div>
  )
}
