import type { RouteFormatId } from '#domain/routes/files/registry.ts'

/** The files that a route can be downloaded as, with what reads them; they are written on the server. */
export const routeFormats: readonly { id: RouteFormatId; label: string; readers: string }[] = [
  { id: 'gpx', label: 'GPX', readers: 'Every program for routes and most watches' },
  { id: 'fit', label: 'FIT', readers: 'Garmin, Wahoo and Hammerhead, as a course' },
  { id: 'tcx', label: 'TCX', readers: 'Older Garmin watches and programs' },
  { id: 'geojson', label: 'GeoJSON', readers: 'Programs that draw maps' },
]
