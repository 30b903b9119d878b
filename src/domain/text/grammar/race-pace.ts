import type { Race } from '../../sports/races.ts'
import { matchAt } from './match-at.ts'

/** The race whose pace is named at a column of a line, and the column behind it: `10k pace`, `marathon race pace`. */
export function readRacePace(line: string, at: number): { race: Race; end: number } | undefined {
  const [whole, fifteenHundred, kilometres, half] = matchAt(RACE_PACE, line, at)
  if (whole === undefined) return undefined
  return { race: raceOf(fifteenHundred, kilometres, half), end: at + whole.length }
}

const RACE_PACE =
  /(?:(1500)(?:\s?m(?:trs?)?)?|(3|5|10)\s?km?|(half[\s-]marathon|half|hm)|(?:full\s)?marathon)[\s-](?:race[\s-])?pace(?![\p{L}\d])/iuy

function raceOf(fifteenHundred?: string, kilometres?: string, half?: string): Race {
  if (fifteenHundred) return '1500m'
  if (kilometres) return `${kilometres}k` as '3k' | '5k' | '10k'
  return half ? 'half marathon' : 'marathon'
}
