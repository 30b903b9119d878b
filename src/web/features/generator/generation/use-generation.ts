import { useEffect, useRef, useState } from 'react'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { browserFetch, callForLines, type OutputOf } from '../../../lib/api.ts'
import { CallError, noAnswer } from '../../../lib/call-error.ts'

export type Generated = OutputOf<'post /api/workouts/generate'>
/** What went wrong: the screen's sentence, and beneath it the server's own. */
export type Failure = { message: string; because?: string; fields: Record<string, string> }
/** The language model's version of a workout that the engine has answered: being written, or here. */
export type ModelVersion = 'writing' | { generated: Generated; request: GenerateRequest }

/** One generation at a time; it can be called off, and leaving the page calls it off. */
export function useGeneration(onGenerated: (generated: Generated, request: GenerateRequest) => void) {
  const [running, setRunning] = useState<AbortController>()
  const [failure, setFailure] = useState<Failure>()
  const [modelVersion, setModelVersion] = useState<ModelVersion>()
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  async function generate(request: GenerateRequest) {
    const control = new AbortController()
    stop()
    current.current = control
    setRunning(control)
    setFailure(undefined)
    let isAnswered = false
    try {
      for await (const generated of callForLines(
        'post /api/workouts/generate',
        request,
        browserFetch,
        control.signal,
      )) {
        if (control.signal.aborted) return
        if (isAnswered) setModelVersion({ generated, request })
        else {
          isAnswered = true
          setRunning(undefined)
          if (generated.modelFollows) setModelVersion('writing')
          onGenerated(generated, request)
        }
      }
      if (!isAnswered) throw noAnswer('The answer has no lines.')
    } catch (error) {
      if (!control.signal.aborted && !isAnswered) setFailure(failureOf(error))
    } finally {
      setRunning((one) => (one === control ? undefined : one))
      if (current.current === control) setModelVersion((one) => (one === 'writing' ? undefined : one))
    }
  }

  /** Calls off what is under way, the language model's version too. */
  function stop() {
    current.current?.abort()
    setRunning(undefined)
    setModelVersion(undefined)
  }

  return {
    generate,
    generating: running !== undefined,
    stop,
    failure,
    modelVersion,
    /** Takes the language model's version off the screen. */
    dismissModelVersion: () => setModelVersion(undefined),
    forget: () => setFailure(undefined),
  }
}

function failureOf(error: unknown): Failure {
  const message = 'Failed to generate workout'
  if (!(error instanceof CallError)) return { message, fields: {} }
  return { message, because: error.message, fields: error.fields }
}
