import { sportOf } from '../../sports/registry.ts'
import type { LandFrame } from '../land/frame.ts'
import { fillCore, longSession } from '../land/long.ts'
import { contextFor } from '../plan/context.ts'
import type { Session } from '../plan/session.ts'

const { easyParts, easyZone } = sportOf('rowing')

export const row: LandFrame = {
  parts: easyParts,
  easyZone,
  rampNotes: 'Let the rate come up by itself.',
  rising: [45, 70],
  falling: [40, 60],
  rampsOfTen: 5,
}

export const rowingEndurance: Session = {
  sport: 'rowing',
  type: 'endurance',
  prepare: (request) => {
    if (request.set) return { ok: false, reason: 'An endurance row has no set: ask for intervals.' }
    const context = contextFor(request)
    const draw = (seed: number) =>
      longSession(
        context,
        context.randomFor(seed),
        { any: [], plain: (core) => fillCore(core, 2, row.parts.easy) },
        row,
        0.5,
      )
    return { ok: true, measure: context.ruler, draw: (seed) => ({ blocks: draw(seed), remarks: [] }) }
  },
}
