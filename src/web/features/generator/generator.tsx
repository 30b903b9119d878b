import { useMemo, useRef, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { Direction } from '#domain/generator/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast-store.ts'
import { Builder, type Opened } from '../builder/builder.tsx'
import { type Draft, keptPlaces, storedOf } from '../builder/draft.ts'
import { keptIn } from '../builder/kept-places.ts'
import { defaultTitle } from './default-title.ts'
import { changedByHand, type Described, filledIn, withSentence } from './described.ts'
import { FailureNotice } from './failure-notice.tsx'
import { GenerationNotes, notesOf } from './generation-notes.tsx'
import { formFor, type GeneratorForm } from './generator-form.ts'
import { RequestForm } from './request-form.tsx'
import { unreadIn } from './unread.ts'
import { type Generated, useGeneration } from './use-generation.ts'
import { VariationBar } from './variation-bar.tsx'

/** What stands in the address: enough to link to the generator for one kind of session. */
export type Asked = { sport?: SportId | undefined; type?: WorkoutType | undefined }

type Made = { opened: Opened; request: GenerateRequest; notes: readonly string[]; direction?: Direction | undefined }
type Result = Made & { turn: number }

/** The generator: a sentence and a form, and then the builder on what came of them. */
export function Generator({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const { profile, refreshProfile } = useSession()
  const metrics = profile?.meta.athlete_metrics
  const [described, setDescribed] = useState<Described>(() => ({
    form: formOf(asked, metrics),
    sentence: '',
    corrected: [],
  }))
  const filled = useMemo(() => filledIn(described, metrics), [described, metrics])
  const [result, setResult] = useState<Result>()
  const [direction, setDirection] = useState<Direction>()
  const turns = useRef(0)
  const kept = useRef<Result>(undefined)
  const generation = useGeneration((generated, { previous, ...request }) => {
    const opened = openedOf(generated, request, previous)
    // What was not understood is still said beside the workout: it opens before anybody has read it.
    const unread = previous ? [] : unreadIn(described.sentence, filled.understood)
    open({ opened, request, notes: [...unread, ...notesOf(request, generated)], direction: previous?.direction })
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

  function tell(next: Described) {
    setDescribed(next)
    generation.forget()
    const { sport, workoutType } = filledIn(next, metrics).form
    if (sport !== filled.form.sport || workoutType !== filled.form.workoutType) onAsk({ sport, type: workoutType })
  }

  if (!result) {
    kept.current = undefined
    return (
      <RequestForm
        sentence={described.sentence}
        filled={filled}
        onSentence={(sentence) => tell(withSentence(described, sentence))}
        onChange={(form) => tell(changedByHand(described, filled.form, form))}
        profile={profile}
        generation={generation}
      />
    )
  }

  const { request } = result
  const asEdited = (draft: Draft): Result => ({
    ...result,
    opened: { ...result.opened, steps: storedOf(draft), kept: keptPlaces(draft) },
  })

  function vary(draft: Draft, towards: Direction) {
    kept.current = asEdited(draft)
    setDirection(towards)
    const steps = storedOf(draft)
    // Of a draft that was emptied there is nothing to go on from.
    const previous = steps.length > 0 ? { previous: { steps, direction: towards, locked: keptPlaces(draft) } } : {}
    void generation.generate({ ...request, ...previous })
  }

  return (
    <section
      key={result.turn}
      // A version of a workout comes where its button was pressed; whoever pressed Generate is taken to what came of it.
      ref={result.direction ? undefined : focus}
      tabIndex={-1}
      aria-label="Generated workout"
      className="scroll-mt-16 outline-none md:scroll-mt-0"
    >
      <Builder
        notice={
          generation.failure ? <FailureNotice failure={generation.failure} /> : <GenerationNotes notes={result.notes} />
        }
        opened={result.opened}
        unsaved
        onCancel={(draft) => {
          setResult(undefined)
          offer('Workout put aside', asEdited(draft))
        }}
        actions={(draft) => (
          <VariationBar
            generating={generation.generating}
            fixed={draft.entries.length > 0 && keptPlaces(draft).length === draft.entries.length}
            pressed={generation.generating ? direction : result.direction}
            onPress={(towards) => vary(draft, towards)}
          />
        )}
      />
    </section>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

function formOf({ sport = 'running', type }: Asked, metrics: AthleteMetrics | undefined): GeneratorForm {
  const known = type && sportOf(sport).workoutTypes.includes(type) ? type : undefined
  return { ...formFor(sport, metrics), workoutType: known }
}

function openedOf(
  { steps, durationType, durationUnit, durationValue, poolLength }: Generated,
  { sport, workoutType }: GenerateRequest,
  previous: GenerateRequest['previous'],
): Opened {
  const name = defaultTitle({ durationType, durationUnit, durationValue, sport, workoutType })
  const unit = durationUnit === 'yards' ? 'yards' : 'meters'
  return {
    name,
    sport,
    type: workoutType,
    steps,
    poolLength: poolLength === undefined ? null : { length: poolLength, unit },
    kept: previous ? keptIn(steps, previous.steps, previous.locked ?? []) : [],
  }
}
