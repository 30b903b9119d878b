import type { Race } from '../../sports/races.ts'

/** Names of races before "pace", in texts and in sentences. */
export const raceWords: Readonly<Record<Race, readonly string[]>> = {
  '1500m': ['1500', '1500m'],
  '3k': ['3k', '3km'],
  '5k': ['5k', '5km'],
  '10k': ['10k', '10km'],
  'half marathon': ['half marathon', 'half', 'hm'],
  marathon: ['marathon', 'full marathon'],
}
