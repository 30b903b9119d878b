import { useEffect, useRef, useState } from 'react'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { browserFetch, call, type OutputOf } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'

export type Generated = OutputOf<'post /api/workouts/generate'>
/** What went wrong: the screen's sentence, and beneath it the server's own. */
export type Failure = { message: string; because?: string; fields: Record<string, string> }

/** One generation at a time; it can be called off, and leaving the page calls it off. */
export function useGeneration(onGenerated: (generated: Generated, request: GenerateRequest) => void) {
  const [running, setRunning] = useState<AbortController>()
  const [failure, setFailure] = useState<Failure>()
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  async function generate(request: GenerateRequest) {
    const control = new AbortController()
    current.current?.abort()
    current.current = control
    setRunning(control)
    setFailure(undefined)
    try {
      const generated = await call('post /api/workouts/generate', request, browserFetch, control.signal)
      if (!control.signal.aborted) onGenerated(generated, request)
    } catch (trouble) {
      if (!control.signal.aborted) setFailure(failureOf(trouble))
    } finally {
      setRunning((one) => (one === control ? undefined : one))
    }
  }

  return {
    generate,
    generating: running !== undefined,
    cancel: () => running?.abort(),
    failure,
    forget: () => setFailure(undefined),
  }
}

function failureOf(trouble: unknown): Failure {
  const message = 'Failed to generate workout'
  if (!(trouble instanceof CallError)) return { message, fields: {} }
  return { message, because: trouble.message, fields: trouble.fields }
}
