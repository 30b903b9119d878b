import { type Stretch, stretchReader } from '../../../load/stretches.ts'
import type { Step } from '../../../workout/step.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'

const readers = new WeakMap<ResolvedRequest, (step: Step) => readonly Stretch[]>()

/** The stretches of a step for the athlete of a request: a step that its versions share is read once for all of them. */
export function stretchReaderFor(request: ResolvedRequest): (step: Step) => readonly Stretch[] {
  const known = readers.get(request)
  if (known) return known
  const reader = stretchReader(request.sport.id, { reference: request.reference })
  readers.set(request, reader)
  return reader
}
