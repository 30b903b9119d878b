import type { Race } from '../../sports/races.ts'
import { raceWords } from '../words/race-words.ts'
import { matchAt } from './match-at.ts'

/** The race whose pace is named at a column of a line, and the column behind it: `10k pace`, `marathon race pace`. */
export function readRacePace(line: string, at: number): { race: Race; end: number } | undefined {
  if (!PACE.test(line)) return undefined
  for (const [race, pattern] of patterns) {
    const [whole] = matchAt(pattern, line, at)
    if (whole !== undefined) return { race, end: at + whole.length }
  }
  return undefined
}

const PACE = /pace/i

// A space may stand before a unit, and a hyphen for a space.
const patterns = (Object.entries(raceWords) as [Race, readonly string[]][]).map(([race, names]) => {
  const written = names.map((name) => name.replace(/(?<=\d)(?=\p{L})/gu, '\\s?').replaceAll(' ', '[\\s-]'))
  return [race, new RegExp(`(?:${written.join('|')})[\\s-](?:race[\\s-])?pace(?![\\p{L}\\d])`, 'iuy')] as const
})
