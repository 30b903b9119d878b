import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useRef, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Builder, type Opened } from '../builder/builder.tsx'
import { type Draft, storedOf } from '../builder/draft.ts'
import { defaultTitle } from './default-title.ts'
import { FailureNotice } from './failure-notice.tsx'
import { formFor, type GeneratorForm } from './generator-form.ts'
import { RequestForm } from './request-form.tsx'
import { roundingOf } from './rounding.ts'
import { type Generated, useGeneration } from './use-generation.ts'

/** What stands in the address: enough to link to the generator for one kind of session. */
export type Asked = { sport?: SportId | undefined; type?: WorkoutType | undefined }

type Made = { opened: Opened; request: GenerateRequest; rounding: string | undefined }
type Result = Made & { turn: number }

/** The generator: a form, and then the builder on what came of it. */
export function Generator({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const { profile, refreshProfile } = useSession()
  const [form, setForm] = useState(() => formOf(asked, profile?.meta.athlete_metrics))
  const [result, setResult] = useState<Result>()
  const turns = useRef(0)
  const kept = useRef<Result>(undefined)
  const generation = useGeneration((generated, request) => {
    open({ opened: openedOf(generated, request), request, rounding: roundingOf(request, generated) })
    if (kept.current) offer('Another workout', kept.current)
    refreshProfile().catch((trouble: unknown) => console.error('The profile could not be read again', trouble))
  })

  function open(made: Made) {
    turns.current += 1
    setResult({ ...made, turn: turns.current })
  }

  function offer(title: string, made: Made) {
    toast({ title, action: { label: 'Undo', onSelect: () => open(made) } })
  }

  function change(next: GeneratorForm) {
    setForm(next)
    generation.forget()
    if (next.sport !== form.sport || next.workoutType !== form.workoutType)
      onAsk({ sport: next.sport, type: next.workoutType })
  }

  if (!result) {
    kept.current = undefined
    return <RequestForm form={form} onChange={change} profile={profile} generation={generation} />
  }

  const asEdited = (draft: Draft): Result => ({ ...result, opened: { ...result.opened, steps: storedOf(draft) } })

  return (
    <section
      key={result.turn}
      ref={focus}
      tabIndex={-1}
      aria-label="Generated workout"
      className="scroll-mt-16 outline-none md:scroll-mt-0"
    >
      <Builder
        notice={
          generation.failure ? (
            <FailureNotice failure={generation.failure} />
          ) : (
            result.rounding && <Notice className="mb-5">{result.rounding}</Notice>
          )
        }
        opened={result.opened}
        unsaved
        onCancel={(draft) => {
          setResult(undefined)
          offer('Workout put aside', asEdited(draft))
        }}
        actions={(draft) => (
          <Button
            busy={generation.generating && 'Generating...'}
            onClick={() => {
              kept.current = asEdited(draft)
              void generation.generate(result.request)
            }}
          >
            <RefreshCw aria-hidden="true" /> Another one
          </Button>
        )}
      />
    </section>
  )
}

// Whoever pressed Generate is taken to what came of it.
function focus(element: HTMLElement | null) {
  element?.focus()
}

function formOf({ sport = 'running', type }: Asked, metrics: AthleteMetrics | undefined): GeneratorForm {
  const known = type && sportOf(sport).workoutTypes.includes(type) ? type : undefined
  return { ...formFor(sport, metrics), workoutType: known }
}

function openedOf(generated: Generated, { sport, workoutType }: GenerateRequest): Opened {
  const { steps, durationType, durationUnit, durationValue } = generated
  const name = defaultTitle({ durationType, durationUnit, durationValue, sport, workoutType })
  return { name, sport, type: workoutType, steps }
}
