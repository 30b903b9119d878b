import { Encoder, type Mesg } from '@garmin/fitsdk'

type Fields = Record<string, unknown>

/** Fields of a run of 45:10 and 10.02 km, with a pause of 20 s, that began on 18 November 2026 at 07:12 in Berlin. */
export const runFields: Fields = {
  sport: 'running',
  subSport: 'street',
  startTime: new Date('2026-11-18T06:12:00Z'),
  totalElapsedTime: 2730,
  totalTimerTime: 2710.4,
  totalDistance: 10_023.4,
}

/** A recorded activity as Garmin's encoder writes it; without sessions it has only laps. */
export function fitActivity({
  sessions = [runFields],
  laps = [],
  type = 'activity',
  offsetSeconds = 3600,
}: {
  sessions?: readonly Fields[]
  laps?: readonly Fields[]
  type?: string
  /** Seconds that the watch's clock was ahead of UTC. */
  offsetSeconds?: number
} = {}): Uint8Array<ArrayBuffer> {
  const end = new Date('2026-11-18T06:57:30Z')
  const encoder = new Encoder()
  const write = (number: number, fields: Fields) => encoder.onMesg(number, fields as Mesg)
  write(0, { type, manufacturer: 'garmin', product: 1, timeCreated: end, serialNumber: 1234 })
  write(21, { timestamp: runFields.startTime, event: 'timer', eventType: 'start' })
  for (let second = 0; second < 30; second += 1)
    write(20, {
      timestamp: new Date(Date.parse('2026-11-18T06:12:00Z') + second * 1000),
      positionLat: 626_000_000 + second,
      positionLong: 159_000_000 + second,
      distance: second * 3.7,
      heartRate: 120 + second,
    })
  for (const lap of laps) write(19, { timestamp: end, ...lap })
  for (const session of sessions) write(18, { timestamp: end, ...session })
  const local = Math.round(end.getTime() / 1000) - 631_065_600 + offsetSeconds
  write(34, { timestamp: end, localTimestamp: local, numSessions: sessions.length, type: 'manual' })
  return Uint8Array.from(encoder.close())
}

/** A point of a track as watches write it. */
const TRACKPOINT =
  '<Trackpoint><Time>2026-11-18T06:12:01.000Z</Time><Position><LatitudeDegrees>52.5</LatitudeDegrees><LongitudeDegrees>13.4</LongitudeDegrees></Position><AltitudeMeters>34.2</AltitudeMeters><DistanceMeters>3.1</DistanceMeters><HeartRateBpm><Value>121</Value></HeartRateBpm><Extensions><ns3:TPX><ns3:Speed>3.1</ns3:Speed><ns3:RunCadence>84</ns3:RunCadence></ns3:TPX></Extensions></Trackpoint>'

/** A lap of a TCX activity. */
export function tcxLap(seconds: number | string, metres: number | string, points = 3): string {
  return `<Lap StartTime="2026-11-18T06:12:00.000Z"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters><MaximumSpeed>4.1</MaximumSpeed><Calories>350</Calories><AverageHeartRateBpm><Value>150</Value></AverageHeartRateBpm><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>${TRACKPOINT.repeat(points)}</Track></Lap>`
}

/** A TCX file of activities, laid out as Garmin Connect exports it. */
export function tcxActivity(laps = tcxLap(1800, 6000) + tcxLap(910.4, 4023.4), sport = 'Running'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xsi:schemaLocation="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2 http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2" xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Activities><Activity Sport="${sport}"><Id>2026-11-18T06:12:00.000Z</Id>${laps}<Creator xsi:type="Device_t"><Name>Forerunner</Name></Creator></Activity></Activities>
  <Author xsi:type="Application_t"><Name>Connect Api</Name></Author>
</TrainingCenterDatabase>`
}
