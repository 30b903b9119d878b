import { eachOnce } from '../units/each-once.ts'
import { toStored } from '../workout/groups.ts'
import type { AcceptedRequest } from './accept.ts'
import type { Generated } from './generated.ts'
import { leftOutRemark, noteSteps } from './plan/note-steps.ts'
import type { Block } from './plan/plan.ts'
import type { Draw, MainSet, PreparedSession } from './plan/session.ts'
import { stepWriterFor, writeEntries } from './plan/write.ts'
import type { ResolvedRequest } from './request/resolved-request.ts'
import { prepareSession } from './sessions/prepare.ts'
import { shapeOf } from './variation/compare/main-set-shape.ts'
import type { Sources } from './variation/drawn-version.ts'
import { lockedVersions } from './variation/locked-version.ts'
import { nextVersion } from './variation/next-version.ts'

/**
 * The workout for a request. It depends on the request and the seed alone; a seed in the request wins over `chance`.
 */
export function generateWorkout(request: AcceptedRequest, chance: { seed: number }): Generated {
  const { session, length, pool, previous } = request
  const { measure } = session
  const seed = request.seed ?? chance.seed
  const sources = sourcesOf(request, session)
  const { steps, remarks } = previous ? nextVersion(request, previous, sources, seed) : sources.draw(seed)
  const noted = noteSteps(steps, request)
  const leftOut = leftOutRemark(noted, request)
  const whole = measure.duration(measure.total).value
  return {
    steps: noted,
    seed,
    durationType: length.type,
    durationUnit: length.unit,
    durationValue: length.type === 'time' ? whole / 60 : whole,
    ...(pool ? { poolLength: pool.length } : {}),
    madeBy: 'engine',
    remarks: [...remarks, ...(leftOut ? [leftOut] : [])],
  }
}

/** Versions of a workout for a request whose session is prepared. */
function sourcesOf(request: ResolvedRequest, session: PreparedSession): Sources {
  const { sport, previous } = request
  const { measure, draw } = session
  const stepOf = stepWriterFor(request, measure)
  // Locked entries are told from new ones by identity, so each version of theirs gets steps of its own.
  const write = (blocks: readonly Block[]) => writeEntries(blocks, stepOf)
  const sharedStepOf = eachOnce(stepOf)
  const versionsOf = (drawOne: Draw) => (one: number) => {
    const { blocks, remarks } = drawOne(one)
    return { steps: toStored(writeEntries(blocks, sharedStepOf)), remarks }
  }
  const aroundOne = ({ blocks, draw: drawOne, ...set }: MainSet) => ({
    ...set,
    shape: () => shapeOf(blocks(), measure, request),
    draw: versionsOf(drawOne),
  })
  const total = measure.duration(measure.total).value
  const setsAt: Sources['setsAt'] = (length) => {
    const range = sport.lengths.find(({ unit }) => unit === length.unit)
    if (!range || length.value < range.min || length.value > range.max) return undefined
    const other = { ...request, length }
    const prepared = prepareSession(other)
    if (!prepared.ok) return undefined
    const { around, total: all } = sourcesOf(other, prepared)
    return { request: other, sets: around(), total: all }
  }
  return previous?.locked.length
    ? { draw: lockedVersions(request, previous, session, write), around: () => [], total, setsAt }
    : { draw: versionsOf(draw), around: () => session.mainSets().map(aroundOne), total, setsAt }
}
