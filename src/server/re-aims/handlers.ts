import * as contracts from '#contracts/re-aims.ts'
import { leaveOldFigure } from '../athlete/store/old-figures.ts'
import type { Database } from '../db/database.ts'
import { daysBefore } from '../db/purge.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { Problem } from '../http/refusals/problem.ts'
import { makeReAim, RE_AIM_DAYS, undoReAim } from './change.ts'
import { readOffers } from './offers.ts'
import { listReAims } from './store/re-aims.ts'

/** Mounts the re-aiming of an athlete's workouts after a new figure. `countRead` limits how often a library is read or changed. */
export function mountReAims(
  api: Api,
  { db, now, countRead }: { db: Database; now: () => Date; countRead: Count },
): void {
  serve(api, contracts.listReAims, async ({ caller }) => {
    const since = daysBefore(now(), RE_AIM_DAYS)
    const made = await listReAims(db, caller.id, since)
    const offers = await readOffers(db, caller.id, { since, now: now(), countRead: () => countRead(caller.id) })
    return { offers, made }
  })

  serve(api, contracts.makeReAim, ({ caller, body }) => {
    countRead(caller.id)
    return makeReAim(db, caller.id, body, now())
  })

  serve(api, contracts.undoReAim, ({ caller, params }) => {
    countRead(caller.id)
    return undoReAim(db, caller.id, params.id, now())
  })

  serve(api, contracts.leaveReAim, async ({ caller, params, body }) => {
    if (!(await leaveOldFigure(db, caller.id, params.id, body.left ? now() : null)))
      throw new Problem('not-found', 'You have no such old figure. It may be too long ago.')
    return {}
  })
}
