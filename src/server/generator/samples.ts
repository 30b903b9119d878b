import { listSamples, makeSample } from '#contracts/samples.ts'
import { exampleChoices, type SampleChoice, sampleOf } from '#domain/samples/sample.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'

/**
 * Samples of the generator for visitors. There are as many as there are choices, so each is made once and kept: strangers
 * cost the generator nothing.
 */
export function mountSamples(api: Api, { addressOf, count }: { addressOf: ClientAddress; count: Count }): void {
  const made = new Map<string, ReturnType<typeof sampleOf>>()
  const sampleFor = (choice: SampleChoice) => {
    const key = [choice.sport, choice.workoutType, choice.durationValue].join()
    const sample = made.get(key) ?? sampleOf(choice)
    made.set(key, sample)
    return sample
  }
  serve(api, makeSample, async ({ body, context }) => {
    count(addressOf(context))
    return sampleFor(body)
  })
  serve(api, listSamples, async () => ({ data: exampleChoices.map(sampleFor) }))
}
