import { sportOf } from '../../sports/registry.ts'
import { enduranceSession, fillCore } from '../land/endurance-session.ts'
import type { Ramps } from '../land/ramps.ts'

export const row: Ramps = {
  sport: 'rowing',
  notes: 'Let the rate come up by itself.',
  rising: [45, 70],
  falling: [40, 60],
  ofTen: 5,
  betweenSets: { zone: 1, name: 'Between sets', notes: 'Paddle.' },
  primers: [],
}

export const rowingEndurance = enduranceSession({
  ramps: row,
  refusal: 'An endurance row has no set: ask for intervals.',
  mayRamp: true,
  shapesFor: () => ({ any: [], plain: (core) => fillCore(core, 2, sportOf('rowing').easyParts.easy) }),
})
