import type { Turn } from './turn.ts'

/** What to do at a turn: `Turn left into Wend Road`. */
export function turnWords({ turn, street }: Pick<Turn, 'turn' | 'street'>): string {
  const { verb, joins } = words[turn]
  return street ? `${verb} ${joins} ${street}` : verb
}

const words = {
  start: { verb: 'Start', joins: 'on' },
  straight: { verb: 'Go straight on', joins: 'into' },
  'slight-left': { verb: 'Bear left', joins: 'into' },
  'slight-right': { verb: 'Bear right', joins: 'into' },
  left: { verb: 'Turn left', joins: 'into' },
  right: { verb: 'Turn right', joins: 'into' },
  'sharp-left': { verb: 'Turn sharp left', joins: 'into' },
  'sharp-right': { verb: 'Turn sharp right', joins: 'into' },
  'u-turn': { verb: 'Turn around', joins: 'on' },
  arrive: { verb: 'Arrive where you started', joins: 'on' },
} as const satisfies Record<Turn['turn'], { verb: string; joins: string }>
