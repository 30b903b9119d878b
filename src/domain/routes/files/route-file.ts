import type { Activity } from '../../streets/activity.ts'
import type { RoutePoint } from '../route-line.ts'
import type { Turn } from '../turn.ts'

/** A route to write into a file. */
export type FileRoute = {
  name: string
  activity: Activity
  points: readonly RoutePoint[]
  /** What to do on the way; none where nothing is known of it. */
  turns: readonly Turn[]
  /** Metres along the line. */
  metres: number
  /** Whom a map of it must name; empty if nobody. */
  attribution: string
  createdAt: Date
}

/** A kind of file that routes are written to, as courses to follow. */
export type RouteFormat = {
  id: string
  label: string
  extension: string
  mime: string
  encode: (route: FileRoute) => Uint8Array<ArrayBuffer>
}
