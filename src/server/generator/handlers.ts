import { generateWorkout as contract } from '#contracts/workouts.ts'
import { type AccessParts, generating } from '../billing/access.ts'
import { type Api, serve } from '../http/serve.ts'
import { type GenerationParts, generated } from './generation.ts'

/** Generation, for athletes whose plan allows it. Whoever goes away before the answer has spent nothing. */
export function mountGenerator(api: Api, parts: AccessParts & GenerationParts): void {
  serve(api, contract, async ({ caller, body, context }) => {
    const { signal } = context.req.raw
    try {
      const work = () => generated(parts, body, signal)
      const { result, counted } = await generating(parts, caller, work, ({ unchanged }) => unchanged === true)
      return { ...result, counted }
    } catch (trouble) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      throw trouble
    }
  })
}

/** What servers log for a request whose sender has gone; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499
