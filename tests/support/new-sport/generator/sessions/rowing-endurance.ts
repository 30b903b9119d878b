import { sportOf } from '../../sports/registry.ts'
import { enduranceSession, fillCore } from '../land/endurance-session.ts'
import type { FrameStyle } from '../land/frame-style.ts'

export const row: FrameStyle = {
  sport: 'rowing',
  rampNotes: 'Let the rate come up by itself.',
  rising: [45, 70],
  falling: [40, 60],
  rampsOfTen: 5,
  betweenSets: { zone: 1, name: 'Between sets', notes: 'Paddle.' },
  primers: [],
}

export const rowingEndurance = enduranceSession({
  frameStyle: row,
  refusal: 'An endurance row has no set: ask for intervals.',
  mayRamp: true,
  shapesFor: () => ({ any: [], plain: (core) => fillCore(core, 2, sportOf('rowing').easyParts.easy) }),
})
