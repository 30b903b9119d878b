import { generateWorkout as contract } from '#contracts/workouts.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import { type AccessParts, generating } from '../billing/access.ts'
import { type Api, serve } from '../http/serve.ts'

export type GeneratorParts = AccessParts & {
  /** A whole number from 0 to 2³² − 1, for requests that name no seed. */
  drawSeed: () => number
}

/** Generation, for athletes whose plan allows it. */
export function mountGenerator(api: Api, parts: GeneratorParts): void {
  serve(api, contract, async ({ caller, body }) => {
    const seed = body.seed ?? parts.drawSeed()
    return generating(parts, caller, () => generateWorkout(body, { seed }))
  })
}
