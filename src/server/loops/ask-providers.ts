import type { Log } from '../http/log/log.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { Offered, OfferingProvider } from './offering.ts'
import { type PlanRequest, ProviderFailure } from './provider.ts'

/** Asks providers in turn until one has a loop. Throws a Problem if none has. */
export async function askProviders(
  providers: readonly OfferingProvider[],
  request: PlanRequest,
  signal: AbortSignal,
  log: Pick<Log, 'warn'>,
): Promise<Offered> {
  let failures = 0
  for (const { id, plan } of providers)
    try {
      const offered = await plan(request, signal)
      if (offered && offered.loops.length > 0) return offered
      if (offered) log.warn({ provider: id }, 'a provider of loops answered without a line that is a round')
    } catch (error) {
      if (!(error instanceof ProviderFailure) || signal.aborted) throw error
      failures += 1
      log.warn({ provider: id, reason: error.message }, 'a provider of loops cannot answer')
    }
  if (failures > 0) throw new Problem('provider-trouble', UNAVAILABLE, { headers: { 'retry-after': '30' } })
  throw new Problem('not-found', request.via ? NO_STREET_BY_POINTS : NO_STREET)
}

const UNAVAILABLE = 'The service that knows the streets here does not answer. Try again in half a minute.'
const NO_STREET = 'There is no street near this start. Choose a start on or beside a street.'
const NO_STREET_BY_POINTS =
  'There is no street near this start or one of the points. Choose places on or beside a street.'
