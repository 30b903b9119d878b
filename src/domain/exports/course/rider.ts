import { bikeSport } from '../shared/trainer/bike-sport.ts'
import type { Course } from './parse.ts'
import type { Section } from './sections.ts'

/** The sections of a course in the unit they are kept in, and a remark on which FTP its watts are for. */
export type RiderSections = { sections: Section[]; unit: Course['unit']; remark?: string }

/**
 * Watts depend on the rider's FTP. If the file names its FTP and that is not the FTP of the athlete who imports it, its
 * watts become percents of the file's FTP, so that the ride is as hard for both.
 */
export function convertForRider(
  { unit, ftp }: Pick<Course, 'unit' | 'ftp'>,
  sections: Section[],
  athleteFtp: number | undefined,
): RiderSections {
  if (unit === 'PERCENT') return { sections, unit }
  // Equal once both are rounded to a watt.
  if (athleteFtp !== undefined && ftp !== undefined && Math.abs(athleteFtp - ftp) < 0.5) return { sections, unit }
  const { min, max } = bikeSport.reference
  const hardest = sections.reduce((most, { from, to }) => Math.max(most, from, to), 0)
  if (ftp === undefined)
    return { sections, unit, remark: 'The file does not name the FTP of its rider: its watts are kept unchanged.' }
  if (ftp < min || ftp > max || hardest > MAX_FTP_MULTIPLE * ftp)
    return { sections, unit, remark: `The file's FTP of ${ftp} W cannot be right: its watts are kept unchanged.` }
  const inPercent = sections.map((section) => ({
    ...section,
    from: percentOf(section.from, ftp),
    to: percentOf(section.to, ftp),
  }))
  const remark = `The file is for a rider with an FTP of ${ftp} W: its watts are read as percents of that.`
  return { sections: inPercent, unit: 'PERCENT', remark }
}

/** A target in a saved workout is at most 1000 percent of FTP. */
const MAX_FTP_MULTIPLE = 10

/** The percents with the fewest decimals that round to these whole watts. */
function percentOf(watts: number, ftp: number): number {
  const exact = (100 * watts) / ftp
  const roundsToWatts = (percents: number) => Math.round((percents * ftp) / 100) === watts
  return [0, 1].map((decimals) => Number(exact.toFixed(decimals))).find(roundsToWatts) ?? exact
}
