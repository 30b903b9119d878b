import { type ReadMessage, readFit } from '../exports/fit/read/messages.ts'
import { sportOfNumbers } from '../exports/fit/read/sport.ts'
import { figureOf } from '../exports/fit/read/step.ts'
import type { Activity, ReadActivity } from './activity.ts'

/** Reads the totals of a FIT activity: those of its sessions, else of its laps. Never throws. */
export function readFitActivity(bytes: Uint8Array): ReadActivity {
  const file = readFit(bytes, Object.values(message))
  if (!file.ok) return file
  const of = (number: number) => file.messages.filter((one) => one.number === number)
  const kind = of(message.fileId)[0]?.fields.get(0) ?? ACTIVITY_FILE
  if (kind !== ACTIVITY_FILE)
    return { ok: false, reason: `This FIT file is ${kinds[kind] ?? 'something else'}, not a recorded activity.` }
  const sessions = of(message.session).map((session) => partOf(session, sessionFields))
  const parts = sessions.length > 0 ? sessions : of(message.lap).map((lap) => partOf(lap, lapFields))
  return { ok: true, parts, utcOffset: utcOffsetOf(of(message.activity)[0]) }
}

// Numbers of the FIT profile (21.40).
const message = { fileId: 0, session: 18, lap: 19, activity: 34 } as const
const ACTIVITY_FILE = 4
const kinds: Readonly<Record<number | string, string>> = { 5: 'a planned workout', 6: 'a course', 7: 'a schedule' }

const sessionFields = { sport: 5, subSport: 6 }
const lapFields = { sport: 25, subSport: 39 }
/** Fields that sessions and laps have in common. The time of the timer leaves out pauses. */
const field = { startTime: 2, elapsedTime: 7, timerTime: 8, distance: 9 } as const

function partOf({ fields }: ReadMessage, { sport, subSport }: typeof sessionFields): Activity {
  const milliseconds = figureOf(fields.get(field.timerTime)) ?? figureOf(fields.get(field.elapsedTime))
  const centimetres = figureOf(fields.get(field.distance))
  return {
    sport: sportOfNumbers(fields.get(sport), fields.get(subSport)) ?? null,
    startedAt: momentOf(figureOf(fields.get(field.startTime))),
    seconds: milliseconds === undefined ? null : milliseconds / 1000,
    metres: centimetres === undefined ? null : centimetres / 100,
  }
}

/** Figures below this count seconds since the device was switched on. */
const FIRST_MOMENT = 0x10000000
/** Seconds from the Unix epoch to FIT's own, 1989-12-31T00:00:00Z. */
const FIT_EPOCH = 631_065_600

function momentOf(seconds: number | undefined): Date | null {
  return seconds === undefined || seconds < FIRST_MOMENT ? null : new Date((seconds + FIT_EPOCH) * 1000)
}

/** Minutes from UTC to the watch's own clock, which its last message has beside UTC. */
function utcOffsetOf(activity: ReadMessage | undefined): number | null {
  const [utc, local] = [figureOf(activity?.fields.get(253)), figureOf(activity?.fields.get(5))]
  if (utc === undefined || local === undefined) return null
  // The two are taken seconds apart; zones differ by quarters of an hour.
  const minutes = Math.round((local - utc) / 900) * 15
  // Programs that do not know the zone write UTC twice.
  return minutes === 0 || minutes < FIRST_OFFSET || minutes > LAST_OFFSET ? null : minutes
}

/** UTC−12 and UTC+14, in minutes. */
const [FIRST_OFFSET, LAST_OFFSET] = [-720, 840]
