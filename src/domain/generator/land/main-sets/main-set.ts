import { type Room, roomFor } from '../../plan/context.ts'
import type { Block } from '../../plan/plan.ts'
import type { Dice } from '../../plan/random.ts'
import type { GenerateRequest } from '../../request.ts'
import type { Aims } from './aims.ts'
import { askedSet } from './asked-set.ts'
import { type Layouts, mainSets } from './choose.ts'
import type { Style } from './families/family.ts'

/** Where main sets come from: the one that was asked for, or for each throw of the dice one of the good ones. */
export function mainOf(
  { set }: GenerateRequest,
  room: Room,
  aims: Aims,
  style: Style,
  layouts: Layouts,
): { main: (dice: Dice) => readonly Block[]; remarks: string[] } {
  if (!set) return { main: mainSets(room, aims, layouts), remarks: [] }
  const asked = askedSet(set, room, aims, style)
  if (!asked.ok) throw new Error(`A refused request was built: ${asked.reason}`)
  return { main: () => asked.blocks, remarks: asked.remarks }
}

/** Why the asked set cannot be had, if it cannot. */
export function setRefusal(request: GenerateRequest, aims: Aims, style: Style): string | undefined {
  if (!request.set) return undefined
  const asked = askedSet(request.set, roomFor(request), aims, style)
  return asked.ok ? undefined : asked.reason
}
