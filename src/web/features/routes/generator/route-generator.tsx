import Shuffle from 'lucide-react/icons/shuffle'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { useSession } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { searchOf, settingsIn } from './address.ts'
import { PlannerForm } from './form/planner-form.tsx'
import type { GeneratorSearch } from './generator-search.ts'
import { InfoCards } from './info-cards.tsx'
import { describeLoops } from './loops/described-loop.ts'
import { LoopCards } from './loops/loop-cards.tsx'
import { usePlanner } from './plan/use-planner.ts'
import { PlannerMap } from './planner-map.tsx'
import { PointsToPass } from './result/points-to-pass.tsx'
import { RouteSummary } from './result/route-summary.tsx'
import { StreetSource } from './result/street-source.tsx'
import { SaveRouteDialog } from './save/save-route-dialog.tsx'
import { type SavedRoute, useSavingRoute } from './save/use-saving-route.ts'
import { type Centre, centreOn, DEFAULT_CENTRE } from './start/centre.ts'
import { useDeviceLocation } from './start/use-device-location.ts'
import { firstPlanner, type Planner, plannerDefaults } from './state/planner.ts'
import { unitOf } from './state/typed-distance.ts'
import { usualChoice } from './state/usual-choice.ts'
import { usePointing } from './use-pointing.ts'

/** The route generator: what is asked at the left, the map with the loops at the right. */
export function RouteGenerator({
  search,
  onSettings,
  onView,
}: {
  search: GeneratorSearch
  /** The settings have changed: the address keeps them. */
  onSettings: (search: GeneratorSearch) => void
  onView: (route: SavedRoute) => void
}) {
  const { profile } = useSession()
  const { geocoderUrl } = useSite().map
  const usual = usualChoice(profile, plannerDefaults.activity)
  const [first] = useState(() => firstPlanner({ unit: usual, ...settingsIn(search) }))
  const [centre, setCentre] = useState<Centre>(() => (first.start ? centreOn(first.start) : DEFAULT_CENTRE))
  const { planner, ...actions } = usePlanner({
    first,
    geocoderUrl,
    middle: () => planner.start ?? centre.place,
    onFound: (place) => setCentre(centreOn(place)),
  })
  /** What the planner was when the device did not tell where it is. That is said until another way is found. */
  const [unlocated, setUnlocated] = useState<Planner>()
  const location = useDeviceLocation(first.start === undefined, (place) => {
    setCentre((now) => (now === DEFAULT_CENTRE && !planner.start ? centreOn(place) : now))
  })
  const saving = useSavingRoute(onView)
  const mapRef = useRef<HTMLDivElement>(null)

  const { start, distance, unit: choice, activity, planned, planning, failure, vias } = planner
  const unit = unitOf(choice)
  const metrics = profile?.meta.athlete_metrics
  const described = useMemo(
    () => (planned ? describeLoops(planned.loops, planned.askedMetres, unit, metrics) : []),
    [planned, unit, metrics],
  )
  const chosen = planned?.loops[planned.chosen]
  const chosenDescribed = planned && described[planned.chosen]
  const pointing = usePointing(chosen?.geometry.polyline)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onSettings` is another function at each render
  useEffect(
    () => onSettings(searchOf({ start, distance, unit: choice, activity }, usual)),
    [start, distance, choice, activity, usual],
  )

  const isDrawn = planned !== undefined && planning === undefined
  useEffect(() => {
    // On a phone the button lies below the map, which may be out of sight.
    const map = mapRef.current
    if (isDrawn && map && map.getBoundingClientRect().bottom < LEAST_VISIBLE_PX) map.scrollIntoView({ block: 'start' })
  }, [isDrawn])

  async function locate() {
    setUnlocated(undefined)
    const place = await location.locate()
    if (!place) return setUnlocated(planner)
    setCentre(centreOn(place))
    actions.pickStart(place)
  }

  return (
    <div className="flex flex-col lg:flex-row">
      <div className="order-2 grid grid-cols-[minmax(0,1fr)] content-start gap-6 px-4.5 py-6 md:px-6 lg:order-1 lg:w-96 lg:flex-none lg:border-line lg:border-e">
        <h1 className="text-h2">Generate Route</h1>
        <p role="status" className="sr-only">
          {isDrawn && `${formatCount(planned.loops.length, 'loop')} planned.`}
        </p>
        <PlannerForm
          planner={planner}
          actions={actions}
          locationError={unlocated && isAsBefore(unlocated, planner) ? NO_LOCATION : undefined}
          onLocate={() => void locate()}
          onSave={() => saving.setOpen(true)}
        />
        {failure && (
          <Notice tone="danger" title="Error generating route:">
            {failure.message}
            {failure.reason && <span className="mt-1 block text-ink-2">{failure.reason}</span>}
          </Notice>
        )}
        {planned && chosen && chosenDescribed && (
          <>
            <LoopCards
              loops={described}
              chosen={planned.chosen}
              unit={unit}
              isWaiting={planning === 'loops'}
              onChoose={actions.choose}
            />
            <Button disabled={planning === 'loops'} onClick={actions.shuffle} className="w-full">
              <Shuffle aria-hidden="true" />
              Shuffle
            </Button>
            <PointsToPass count={vias.length} onRemove={(index) => actions.dragVias(vias.toSpliced(index, 1))} />
            <RouteSummary loop={chosen} described={chosenDescribed} unit={unit} onPoint={pointing.point} />
            <StreetSource source={planned.source} />
          </>
        )}
        <InfoCards />
      </div>
      <PlannerMap
        ref={mapRef}
        planner={planner}
        actions={actions}
        described={chosenDescribed}
        unit={unit}
        centre={centre}
        isLocating={location.waiting}
        pointing={pointing}
      />
      {saving.isOpen && (
        <SaveRouteDialog
          name={saving.name}
          proposal={chosenDescribed?.name}
          isSaving={saving.isSaving}
          onChange={saving.setName}
          onSave={() => void saving.save(planner.planned)}
          onClose={() => saving.setOpen(false)}
        />
      )}
    </div>
  )
}

function isAsBefore(before: Planner, now: Planner): boolean {
  return before.start === now.start && before.area === now.area && before.planned === now.planned
}

const NO_LOCATION = 'Your device does not tell where it is. Search for a place, or click on the map.'
const LEAST_VISIBLE_PX = 160
