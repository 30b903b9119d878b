import { getDirections } from '#contracts/directions.ts'
import type { Preferences } from '#domain/loops/preferences.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { limitUnderWay } from '../http/limits/under-way.ts'
import type { Log } from '../http/log/log.ts'
import { askProviders } from './ask-providers.ts'
import type { OfferingProvider } from './offering.ts'
import { unlessLeft } from './unless-left.ts'
import { writtenSource } from './written-source.ts'

export type DirectionsParts = {
  providers: readonly OfferingProvider[]
  log: Pick<Log, 'warn'>
  /** By athlete. */
  countLoop: Count
}

export function serveDirections(api: Api, { providers, log, countLoop }: DirectionsParts): void {
  const withinLimit = limitUnderWay<AthleteId>(MAX_UNDER_WAY, STILL_PLANNING)
  serve(api, getDirections, async ({ query, caller, context }) => {
    countLoop(caller.id)
    const { start, distance, type, seed = 0, direction, via, quiet, green, lit, ground, hills } = query
    const preferences: Preferences = {
      ...(quiet && { quiet }),
      ...(green && { green }),
      ...(lit && { lit }),
      ...(ground && { ground }),
      ...(hills && { hills }),
    }
    const request = { ...start, metres: distance, activity: type, seed, direction, via, preferences }
    return unlessLeft(context, (signal) =>
      withinLimit(caller.id, async () => {
        const { source, loops } = await askProviders(providers, request, signal, log)
        const [best] = loops
        if (!best) throw new Error(`The provider ${source.id} was taken without a loop`)
        return { ...best, seed, source: writtenSource(source), alternatives: loops }
      }),
    )
  })
}

/** Most loops of one athlete that are planned or wait at the same time, so that nobody fills the queue for everyone. */
const MAX_UNDER_WAY = 8
const STILL_PLANNING = `${MAX_UNDER_WAY} loops for you are still being planned. Ask for this one after them.`
