import type { DistanceUnit } from '../../../units/distance.ts'
import { wordTable } from './word-table.ts'

/**
 * The unit of a figure. `m` is minutes or metres, `s` is seconds or the plural of a distance; the sport and the figure
 * decide.
 */
export type Unit = 'hours' | 'minutes' | 'seconds' | DistanceUnit | 'm' | 's'

/** Units as they are written behind a figure. */
export const unitWords = wordTable<Unit>({
  ...of('hours', "h hr hrs hour hours hour's"),
  ...of('minutes', "min mins minute minutes mn mns minuts minuets ' mintues"),
  ...of('seconds', 'sec secs second seconds "'),
  ...of('kilometers', "k ks km kms kilometer kilometers kilometre kilometres kay klick klicks k's km's"),
  ...of('miles', 'mi mile miles miler milers mls'),
  ...of('meters', 'mtr mtrs meter meters metre metres metr metrs'),
  ...of('yards', 'y yd yds yard yards yrd yrds'),
  m: 'm',
  s: 's',
})

function of(unit: Unit, words: string): Record<string, Unit> {
  return Object.fromEntries(words.split(' ').map((word) => [word, unit]))
}
