import { type Refused, refuse } from './refused.ts'

/** What of the mean power of an all-out 20 minutes can be held for an hour: Allen and Coggan. */
const HOUR_OF_TWENTY_MINUTES = 0.95

/** FTP in whole watts from the mean watts of a 20-minute test. */
export function ftpFromTwentyMinutes(meanWatts: number): { ok: true; ftp: number } | Refused {
  if (!(meanWatts >= 20 && meanWatts <= 2000))
    return refuse('Enter the mean power of your 20 minutes in watts, from 20 to 2000.')
  return { ok: true, ftp: Math.round(meanWatts * HOUR_OF_TWENTY_MINUTES) }
}

/** What of the best minute of a ramp, whose steps last a minute, can be held for an hour: the usual share of such tests. */
const HOUR_OF_RAMP_MINUTE = 0.75

/** FTP in whole watts from the mean watts of the best minute of a ramp test. */
export function ftpFromRamp(bestMinuteWatts: number): { ok: true; ftp: number } | Refused {
  if (!(bestMinuteWatts >= 20 && bestMinuteWatts <= 2500))
    return refuse('Enter the mean power of your best minute in watts, from 20 to 2500.')
  return { ok: true, ftp: Math.round(bestMinuteWatts * HOUR_OF_RAMP_MINUTE) }
}
