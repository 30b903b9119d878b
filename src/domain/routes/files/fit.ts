import { enumeration, noUint16, sint32, string, uint16, uint32, uint32z } from '../../exports/fit/write/field.ts'
import { type Message, writeFitFile } from '../../exports/fit/write/file.ts'
import { cutToOneLine, MAX_NAME_BYTES } from '../../exports/shared/one-line.ts'
import { sportOf } from '../../sports/registry.ts'
import { metresTo, type RoutePoint } from '../route-line.ts'
import type { TurnKind } from '../turn.ts'
import { cuesOf } from './cues.ts'
import type { FileRoute, RouteFormat } from './route-file.ts'

/** A course in Garmin's FIT protocol, for watches and bike computers, with a course point for each turn. It has no field for an attribution. */
export const fit = {
  id: 'fit',
  label: 'FIT',
  extension: 'fit',
  mime: 'application/octet-stream',
  encode: (route) => writeFitFile(messagesOf(route)),
} as const satisfies RouteFormat

// Numbers of the FIT profile (21.40).
const message = { fileId: 0, lap: 19, record: 20, event: 21, course: 31, coursePoint: 32 } as const
const [COURSE_FILE, MANUFACTURER_DEVELOPMENT, TIMESTAMP, MESSAGE_INDEX] = [6, 255, 253, 254]
const event = { timer: 0, start: 0, stopAll: 4 } as const
/** Kinds of course points. */
const pointKinds: Record<TurnKind, number> = {
  start: 0,
  arrive: 0,
  left: 6,
  right: 7,
  straight: 8,
  'slight-left': 19,
  'sharp-left': 20,
  'slight-right': 21,
  'sharp-right': 22,
  'u-turn': 23,
}
/** Seconds from the Unix epoch to FIT's own, 1989-12-31T00:00:00Z. */
const FIT_EPOCH = 631_065_600
/** An angle of 180 degrees, in FIT's unit. */
const SEMICIRCLES = 2 ** 31

function messagesOf({ name, activity, points, turns, metres, createdAt }: FileRoute): Message[] {
  const start = Math.floor(createdAt.getTime() / 1000) - FIT_EPOCH
  const distances = metresTo(points.map(({ place }) => place))
  const seconds = metres / activity.usualMetresPerSecond
  const timeAt = (at: number) => start + Math.round((distances[at] ?? 0) / activity.usualMetresPerSecond)
  const hasElevations = points.some(({ elevation }) => elevation !== null)
  const [first, last] = [points[0], points.at(-1)] as [RoutePoint, RoutePoint]
  const timer = (time: number, type: number): Message => ({
    number: message.event,
    fields: [uint32(TIMESTAMP, time), enumeration(0, event.timer), enumeration(1, type)],
  })
  return [
    {
      number: message.fileId,
      fields: [
        enumeration(0, COURSE_FILE),
        uint16(1, MANUFACTURER_DEVELOPMENT),
        uint16(2, 0),
        // A watch takes files of one serial and time for the same file.
        uint32z(3, Math.round(metres * 100) + 1),
        uint32(4, start),
      ],
    },
    {
      number: message.course,
      fields: [string(5, cutToOneLine(name, MAX_NAME_BYTES)), enumeration(4, sportOf(activity.sport).fit.sport)],
    },
    {
      number: message.lap,
      fields: [
        uint32(TIMESTAMP, start + Math.round(seconds)),
        uint32(2, start),
        ...place(first, 3, 4),
        ...place(last, 5, 6),
        uint32(7, seconds * 1000),
        uint32(8, seconds * 1000),
        uint32(9, metres * 100),
      ],
    },
    timer(start, event.start),
    ...cuesOf(turns, points).map(({ turn, at, point, street, words }, index) => ({
      number: message.coursePoint,
      fields: [
        uint16(MESSAGE_INDEX, index),
        uint32(1, timeAt(at)),
        ...place(point, 2, 3),
        uint32(4, (distances[at] ?? 0) * 100),
        enumeration(5, pointKinds[turn]),
        // Of one size, so that all have one definition. The kind is shown as a sign beside it.
        string(6, cutToOneLine(street ?? words, MAX_NAME_BYTES), MAX_NAME_BYTES + 1),
      ],
    })),
    ...points.map((point, at) => ({
      number: message.record,
      fields: [
        uint32(TIMESTAMP, timeAt(at)),
        ...place(point, 0, 1),
        ...(hasElevations ? [altitude(point)] : []),
        uint32(5, (distances[at] ?? 0) * 100),
      ],
    })),
    timer(start + Math.round(seconds), event.stopAll),
  ]
}

function place({ place: [latitude, longitude] }: RoutePoint, latitudeField: number, longitudeField: number) {
  return [
    sint32(latitudeField, (latitude / 180) * SEMICIRCLES),
    sint32(longitudeField, (longitude / 180) * SEMICIRCLES),
  ]
}

/** In fifths of a metre from 500 m below the sea. */
function altitude({ elevation }: RoutePoint) {
  return elevation === null ? noUint16(2) : uint16(2, (elevation + 500) * 5)
}
