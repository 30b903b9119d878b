import { generateWorkout as contract } from '#contracts/workouts.ts'
import { type AccessParts, generating } from '../billing/access.ts'
import { type Api, serve } from '../http/serve.ts'
import { type GenerationParts, generated } from './generation.ts'

/** Generation, for athletes whose plan allows it. Whoever goes away before the answer has spent nothing. */
export function mountGenerator(api: Api, parts: AccessParts & GenerationParts): void {
  serve(api, contract, async ({ caller, body, context }) => {
    const { signal } = context.req.raw
    try {
      return await generating(parts, caller, () => generated(parts, body, signal))
    } catch (trouble) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      throw trouble
    }
  })
}

/** What servers log for a request whose sender has gone; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499
