import { z } from '@hono/zod-openapi'

/** The JSON of a refusal: a sentence for a person, a code for a program, and the invalid fields. */
export const Refusal = z
  .object({
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Refusal')
export type Refusal = z.infer<typeof Refusal>
