import type { Loop } from '#domain/loops/describe-loop.ts'
import type { LoopRequest } from '#domain/loops/plan-loops.ts'
import type { Preferences } from '#domain/loops/preferences.ts'
import type { ActivityId } from '#domain/streets/activity.ts'

export type PlanRequest = LoopRequest & { activity: ActivityId; preferences: Preferences }

/** Where the streets of an answer are from. */
export type Source = {
  id: string
  name: string
  /** Whom a map must name beside the data. */
  attribution: string
  /** Streets that exist nowhere. */
  isInvented?: boolean
  /** A sentence for athletes about these streets. */
  note?: string
}

/** A round of a provider. What it does not know about its streets is left out. */
export type ProvidedLoop = Pick<Loop, 'line'> & Partial<Omit<Loop, 'line'>>

type Provided = { source: Source; loops: ProvidedLoop[] }

/**
 * Something that knows ways around a start. `plan` gives up to three rounds, the best first, or undefined where it has no
 * streets, and the next provider is asked. It throws `ProviderFailure` where it cannot answer now.
 */
export type Provider = {
  id: string
  plan: (request: PlanRequest, signal: AbortSignal) => Promise<Provided | undefined>
}

/** A provider that cannot answer now, as a sentence for the operator's log. */
export class ProviderFailure extends Error {}
