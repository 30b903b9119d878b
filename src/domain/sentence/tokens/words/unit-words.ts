import { sharedUnitWords } from '../../../text/words/unit-words.ts'
import type { DistanceUnit } from '../../../units/distance.ts'
import { wordTable } from './word-table.ts'

/**
 * The unit of a figure. `m` is minutes or metres, `s` is seconds or the plural of a distance; the sport and the figure
 * decide. A length is that of the pool.
 */
export type Unit = 'hours' | 'minutes' | 'seconds' | DistanceUnit | 'm' | 's' | 'laps' | 'lengths'

/** Units as they are written behind a figure. */
export const unitWords = wordTable<Unit>({
  ...of('hours', sharedUnitWords.hours, "hour's"),
  ...of('minutes', sharedUnitWords.minutes, "mn mns minuts minuets ' mintues mni mnis"),
  ...of('seconds', sharedUnitWords.seconds, '" sek seks'),
  ...of('kilometers', sharedUnitWords.kilometers, "ks kay kays klick klicks k's km's"),
  ...of('miles', sharedUnitWords.miles, 'miler milers mls'),
  ...of('meters', sharedUnitWords.meters, 'metr metrs'),
  ...of('yards', sharedUnitWords.yards),
  ...of('laps', 'lap laps'),
  ...of('lengths', 'lengths'),
  m: 'm',
  s: 's',
})

function of(unit: Unit, ...words: readonly string[]): Record<string, Unit> {
  return Object.fromEntries(words.flatMap((some) => some.split(' ')).map((word) => [word, unit]))
}
