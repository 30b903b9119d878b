import { type PlanRequest, type ProvidedLoop, ProviderFailure } from '../../provider.ts'
import type { Pause } from '../ask/pause.ts'
import { bestRounds } from './best-rounds.ts'
import type { Round } from './read-round.ts'

/** One question to a service that plans rounds: a length, a heading in degrees from north, and a seed. */
export type Attempt = { metres: number; heading: number; seed: number }

/** Answers undefined where the service has no streets for it. */
type AskRound = (attempt: Attempt, signal: AbortSignal) => Promise<Round | undefined>

export type SearchParts = {
  name: string
  ask: AskRound
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
  pause: Pick<Pause, 'beginShort'>
}

/**
 * Asks for rounds in several headings, and again for more or less metres where a round is too short or too long. Answers
 * the best, or undefined where the service has no streets. Throws a ProviderFailure where it gives no round, and the
 * reason of the signal once that is aborted.
 */
export async function searchRounds(
  { name, ask, after, pause }: SearchParts,
  request: PlanRequest,
  signal: AbortSignal,
): Promise<ProvidedLoop[] | undefined> {
  const deadline = after(PATIENCE_MS)
  const inTime = AbortSignal.any([signal, deadline])
  const rounds: Round[] = []
  const failures: ProviderFailure[] = []
  const waiting = startsOf(request)
  const work = async () => {
    for (let start = waiting.shift(); start && !inTime.aborted; start = waiting.shift())
      for await (const round of roundsOf(ask, start, request, inTime)) rounds.push(round)
  }
  const guarded = () =>
    work().catch((error: unknown) => {
      if (inTime.aborted) return
      if (!(error instanceof ProviderFailure)) throw error
      failures.push(error)
    })
  // A heading that fails ends its worker's turn; the next one is tried all the same.
  const worker = async () => {
    while (waiting.length > 0 && !inTime.aborted) await guarded()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  signal.throwIfAborted()
  if (rounds.length > 0) return bestRounds(rounds, request.metres)
  if (deadline.aborted) {
    pause.beginShort()
    throw new ProviderFailure(`${name} did not answer within ${PATIENCE_MS / 1000} seconds.`)
  }
  if (failures[0]) throw failures[0]
  return undefined
}

/** By way of points there is only one question: no service makes such a way longer. */
function startsOf({ metres, direction, seed, via = [] }: PlanRequest): Attempt[] {
  if (via.length > 0) return [{ metres, heading: 0, seed }]
  const first = ((seed % SEEDS) * TURN_DEGREES) / SEEDS
  const headings =
    direction === undefined
      ? [first, first + TURN_DEGREES, first + 2 * TURN_DEGREES]
      : [direction, direction - ASIDE_DEGREES, direction + ASIDE_DEGREES]
  return headings.map((heading, at) => ({
    metres,
    heading: (Math.round(heading) + 360) % 360,
    seed: (seed * headings.length + at) % MAX_SEED,
  }))
}

async function* roundsOf(ask: AskRound, start: Attempt, request: PlanRequest, signal: AbortSignal) {
  const attempts = request.via?.length ? 1 : MAX_ATTEMPTS
  let { metres } = start
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const round = await ask({ ...start, metres: Math.round(metres) }, signal)
    if (!round) return
    yield round
    const times = request.metres / round.measured.metres
    if (Math.abs(times - 1) <= GOOD_ERROR) return
    metres = Math.min(Math.max(metres * times, request.metres / MAX_TIMES), request.metres * MAX_TIMES)
  }
}

const AT_ONCE = 2
/** The first question in a heading, and two with a corrected length. */
const MAX_ATTEMPTS = 3
const MAX_TIMES = 4
const GOOD_ERROR = 0.01
const TURN_DEGREES = 120
const ASIDE_DEGREES = 25
const SEEDS = 16
/** Services take seeds of 32 bits, with a sign. */
const MAX_SEED = 2 ** 31
const PATIENCE_MS = 10_000
