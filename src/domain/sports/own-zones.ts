/** The bounds of a zone in percent of FTP, of the speed at threshold or of the heart rate at threshold: more is harder. */
export type ZoneBounds = { percentMin: number; percentMax: number }

/** The bounds that an athlete has instead of a sport's own ones, the easiest zone first: of its metric, and of heart rate. */
export type OwnZones = {
  effort?: readonly ZoneBounds[] | undefined
  heartRate?: readonly ZoneBounds[] | undefined
}
