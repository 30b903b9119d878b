import type { Context } from 'hono'

/** Works on an answer, and ends the work when its reader leaves. */
export async function unlessLeft<Answer>(
  { req }: Context,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | Response> {
  const { signal } = req.raw
  try {
    return await work(signal)
  } catch (error) {
    // Nobody reads this answer; its status is for the log, as in nginx.
    if (signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}
