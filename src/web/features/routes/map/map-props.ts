import type { ReactNode } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import type { OutputOf } from '../../../lib/api.ts'

/** A line on the map. Keep the array of an unchanged line: it is drawn anew when that is another one. */
export type MapRoute = { id: string; line: readonly Place[]; chosen: boolean }

export type MapStreets = OutputOf<'get /api/streets'>

/** Pixels of the map that panels cover: what is fitted keeps clear of them. */
export type Covered = { top?: number; right?: number; bottom?: number; left?: number }

/** A `Place` is [latitude, longitude] in degrees, as everywhere. Every function may be another one at each render. */
export type RouteMapProps = {
  /** The name of the map for screen readers, such as `Map of Wend and North Hill`. */
  label: string
  /** Its size: `h-[31.25rem]`. */
  className?: string | undefined
  /** Shown until the map's script has loaded, and where there is no script: a `RouteDrawing`, for example. */
  placeholder?: ReactNode | undefined

  /** Where the map looks. It moves when these values change; where there is something to fit, that comes first. */
  center?: Place | undefined
  zoom?: number | undefined
  /** Places to have in view, with 20 px around them and a zoom of at most 16. The map moves when they change. */
  fit?: readonly Place[] | undefined
  covered?: Covered | undefined
  /** Whether turning the wheel zooms at once, or only while the map has the focus. At once, if it is left out. */
  wheelZooms?: boolean | undefined

  /** Lines: the chosen one blue, the others dotted. A click on another calls `onChoose`. */
  routes?: readonly MapRoute[] | undefined
  onChoose?: ((id: string) => void) | undefined

  /** Where the route starts. Its popup shows latitude and longitude with six decimals. */
  start?: Place | undefined
  /** Called when the map is clicked, or the start was dragged. Without it the start stays where it is. */
  onPickStart?: ((place: Place) => void) | undefined

  /** Points to pass, in their order on the way. */
  vias?: readonly Place[] | undefined
  /** While a point is dragged, once a frame at most. */
  onDragVia?: ((index: number, place: Place) => void) | undefined
  /** A point was dragged, or moved by arrow keys. Without it points cannot be moved. */
  onMoveVia?: ((index: number, place: Place) => void) | undefined
  onRemoveVia?: ((index: number) => void) | undefined
  /** While the chosen line is dragged: `index` is where the new point stands among `vias`. */
  onDragLine?: ((place: Place, index: number) => void) | undefined
  /** The chosen line was dragged to a place, or clicked there. Without it lines cannot be dragged. */
  onAddVia?: ((place: Place, index: number) => void) | undefined

  /** Metres along the chosen line at which something is pointed at, for example in its elevation profile. */
  pointing?: number | undefined
  /** The metres along the chosen line that the mouse is near, undefined when it leaves. */
  onPoint?: ((metres: number | undefined) => void) | undefined

  /** Marks along the chosen line. Kilometres or miles, fewer of them when zoomed out. */
  marks?: 'kilometers' | 'miles' | undefined
  /** Whom the lines are from, beside whom the tiles and streets name. */
  attribution?: string | undefined
  /** A sentence about the place or the route, such as that no location is known. Shown before the map's own. */
  notice?: string | undefined
  /**
   * Reads the streets that are drawn where tiles do not load; by default those that loops from `start` are planned on,
   * which only athletes may read. The box is `west,south,east,north`.
   */
  readStreets?: ((box: string, signal: AbortSignal) => Promise<MapStreets>) | undefined
}
