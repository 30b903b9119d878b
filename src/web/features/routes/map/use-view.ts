import { type LatLng, type Map as Leaflet, latLngBounds } from 'leaflet'
import { useEffect } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { CONTROLS_PX, liesUnderControls } from './geometry/under-controls.ts'
import { unwrapLine } from './geometry/unwrap-line.ts'
import type { Covered, RouteMapProps } from './map-props.ts'
import { useLatest } from './use-latest.ts'

/** Moves the map where it is told to look, when that changes; and again after a change of size if nobody moved it since. */
export function useView(
  map: Leaflet,
  { center, zoom, fit, covered }: Pick<RouteMapProps, 'center' | 'zoom' | 'fit' | 'covered'>,
): void {
  const box = fit && fit.length > 0 ? boundsOf(fit).toBBoxString() : undefined
  const [latitude, longitude] = center ?? []
  const free = JSON.stringify(covered ?? {})
  const places = useLatest(fit)
  useEffect(() => {
    if (box !== undefined) {
      let shown: View | undefined
      const show = () => {
        const [west, south, east, north] = box.split(',').map(Number) as [number, number, number, number]
        showBox(
          map,
          [
            [south, west],
            [north, east],
          ],
          JSON.parse(free),
        )
        keepOffControls(map, places.current ?? [], JSON.parse(free))
        closeCutPopup(map)
        shown = viewOf(map)
      }
      show()
      const again = () => {
        if (shown && isStillAt(map, shown)) show()
      }
      map.on('resize', again)
      return () => {
        map.off('resize', again)
      }
    }
    if (latitude !== undefined && longitude !== undefined) map.setView([latitude, longitude], zoom ?? map.getZoom())
  }, [map, box, free, latitude, longitude, zoom, places])
}

/** Has places in view, with 20 px around them and a zoom of at most 16. */
export function showPlaces(map: Leaflet, places: readonly Place[], covered: Covered = {}): void {
  showBox(map, cornersOf(places), covered)
  keepOffControls(map, places, covered)
}

/** Where a fitted line lies under the buttons of the map, it is fitted once more, beside them. */
function keepOffControls(map: Leaflet, places: readonly Place[], covered: Covered) {
  const { top = 0, right = 0 } = covered
  const frame = { width: map.getSize().x - right, top }
  const points = unwrapLine(places).map((place) => map.latLngToContainerPoint([place[0], place[1]]))
  if (!liesUnderControls(points, frame)) return
  showBox(map, cornersOf(places), { ...covered, right: right + CONTROLS_PX.width })
}

function showBox(map: Leaflet, corners: [[number, number], [number, number]], covered: Covered) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered
  map.fitBounds(corners, {
    paddingTopLeft: [left + PADDING_PX, top + PADDING_PX],
    paddingBottomRight: [right + PADDING_PX, bottom + PADDING_PX],
    maxZoom: MAX_FITTED_ZOOM,
    animate: false,
  })
}

/** A popup at the edge of a small map says only half of what it says. */
function closeCutPopup(map: Leaflet) {
  const popup = map.getPane('popupPane')?.querySelector('.leaflet-popup')?.getBoundingClientRect()
  const frame = map.getContainer().getBoundingClientRect()
  if (popup && (popup.top < frame.top || popup.left < frame.left || popup.right > frame.right)) map.closePopup()
}

function cornersOf(places: readonly Place[]): [[number, number], [number, number]] {
  const bounds = boundsOf(places)
  return [
    [bounds.getSouth(), bounds.getWest()],
    [bounds.getNorth(), bounds.getEast()],
  ]
}

function boundsOf(places: readonly Place[]) {
  return latLngBounds(unwrapLine(places).map(([latitude, longitude]) => [latitude, longitude]))
}

/** Where the map looks, without its size. */
type View = { center: LatLng; zoom: number }

function viewOf(map: Leaflet): View {
  return { center: map.getCenter(), zoom: map.getZoom() }
}

/** Whether nobody moved a map. A change of its size moves its middle by parts of a pixel. */
function isStillAt(map: Leaflet, { center, zoom }: View): boolean {
  return map.getZoom() === zoom && map.project(center).distanceTo(map.project(map.getCenter())) < STILL_PX
}

const STILL_PX = 2
const PADDING_PX = 20
const MAX_FITTED_ZOOM = 16
