import { useEffect, useRef, useState } from 'react'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { browserFetch, callForLines, type OutputOf } from '../../../lib/api.ts'
import { CallError, noAnswer } from '../../../lib/call-error.ts'
import { byField } from './by-field.ts'

export type Generated = OutputOf<'post /api/workouts/generate'>
/** Why a generation failed: the screen's sentence, and the server's own reason. */
export type Failure = { message: string; reason?: string; fields: Record<string, string> }
/** The language model's version, which follows the engine's: still being written, or here. */
export type ModelVersion = 'writing' | { generated: Generated; request: GenerateRequest }

/** Generates one workout at a time. `stop` and leaving the page abort it. */
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

  /** Aborts the generation, and the language model's version. */
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
    /** Withdraws the offer of the language model's version. */
    dismissModelVersion: () => setModelVersion(undefined),
    forget: () => setFailure(undefined),
  }
}

function failureOf(error: unknown): Failure {
  const message = 'Failed to generate workout'
  if (!(error instanceof CallError)) return { message, fields: {} }
  return { message, reason: error.message, fields: byField(error.fields) }
}
