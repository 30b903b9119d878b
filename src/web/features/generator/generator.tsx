import { useMemo, useRef, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { DEFAULT_SPORT, sportOf } from '#domain/sports/registry.ts'
import { useSession } from '../../lib/session.ts'
import { dismiss, toast } from '../../ui/toast-store.ts'
import type { Opened } from '../builder/builder.tsx'
import { type Draft, lockedPlaces, storedOf } from '../builder/draft/draft.ts'
import { lockedIn } from '../builder/draft/locked-places.ts'
import { useLoadAhead } from '../builder/load-ahead.ts'
import type { Asked } from './asked.ts'
import { defaultTitle } from './default-title.ts'
import { formFor, type GeneratorForm } from './form/generator-form.ts'
import { notesOf } from './generation/generation-notes.tsx'
import { type Generated, useGeneration } from './generation/use-generation.ts'
import { RequestForm } from './request/request-form.tsx'
import { carryOver, type DeadEnds, withDeadEnd } from './result/dead-ends.ts'
import { GeneratedWorkout, type Result } from './result/generated-workout.tsx'
import { nextWrittenResult, writtenResult } from './result/written-result.ts'
import { keepSentence, keptSentence } from './sentence/kept-sentence.ts'
import { assumedLines } from './sentence/reading-chips.ts'
import {
  asWritten,
  changeByHand,
  comeBack,
  fillIn,
  type GeneratorInput,
  setAside,
  withPart,
  withSentence,
} from './sentence/sentence-over-form.ts'
import { unreadLines } from './sentence/unread.ts'

/** The generator: first a sentence and a form, then the builder with the generated workout. */
export function Generator({
  asked,
  onAsk,
  onOpen,
}: {
  asked: Asked
  onAsk: (asked: Asked) => Promise<void>
  /** Makes an entry in the browser's history for a workout, so that Back leads to the request. */
  onOpen: () => Promise<void>
}) {
  const { profile, refreshProfile } = useSession()
  const metrics = profile?.meta.athlete_metrics
  const [input, setInput] = useState<GeneratorInput>(() =>
    comeBack(keptSentence(), { addressed: formOf(asked, metrics), bare: formOf({}, metrics) }, metrics),
  )
  /** The request for all of it, of which a part is planned. */
  const [whole, setWhole] = useState<GeneratorInput>()
  const filled = useMemo(() => fillIn(input, metrics), [input, metrics])
  const [shown, setShown] = useState<{ result: Result; turn: number }>()
  /** Whether a workout was put aside, to change the request. */
  const [isBack, setBack] = useState(false)
  const [lastDirection, setLastDirection] = useState<Direction>()
  const isOpen = useRef(false)
  const before = useRef<Result>(undefined)
  /** The toast that offers another workout. */
  const offered = useRef<string>(undefined)
  useLoadAhead()
  const generation = useGeneration((generated, request) => {
    const { previous } = request
    if (generated.unchanged && previous) {
      // The offer of the version before is about an earlier press.
      if (offered.current) dismiss(offered.current)
      return setShown((now) => now && { ...now, result: atDeadEnd(now.result, generated, previous) })
    }
    // The workout may open before these were noticed in the form, so they are repeated beside it.
    const told = previous ? [] : toldOfSentence()
    const made = resultOf(generated, request, before.current?.deadEnds)
    const ofWritten = before.current?.isWritten ? [OTHER_THAN_WRITTEN] : []
    open({ ...made, notes: [...told, ...ofWritten, ...made.notes] })
    if (before.current) offer('Another workout', before.current)
    refreshProfile().catch((error: unknown) => console.error('The profile could not be read again', error))
  })

  /** Opens a workout in a new builder; `turn` is its key. */
  function open(result: Result) {
    if (!isOpen.current) void onOpen().then(() => keepSentence(input.sentence))
    isOpen.current = true
    setShown((now) => ({ result, turn: (now?.turn ?? 0) + 1 }))
  }

  /** Opens the workout that the sentence spells out. No server is asked. */
  function build() {
    const { written } = filled
    if (written) open(writtenResult(written, filled, toldOfSentence()))
  }

  /** What is to be checked, what was left out and what was assumed. */
  function toldOfSentence(): string[] {
    const { understood } = filled
    return [...unreadLines(input.sentence, understood), ...assumedLines(understood, input.sentence)]
  }

  function offer(title: string, result: Result) {
    offered.current = toast({ title, action: { label: 'Undo', onSelect: () => open(result) } })
  }

  function update(next: GeneratorInput) {
    setInput(next)
    generation.forget()
    const { sport, workoutType } = fillIn(next, metrics).form
    if (sport === filled.form.sport && workoutType === filled.form.workoutType) return
    void onAsk({ sport, type: workoutType }).then(() => keepSentence(next.sentence))
  }

  /** Plans a part of the sentence; the whole is kept for the other parts. */
  function plan(part: string) {
    setWhole(input)
    update(withPart(input, part))
  }

  function returnToWhole() {
    if (whole) update(whole)
    setWhole(undefined)
  }

  if (!shown) {
    before.current = undefined
    return (
      <RequestForm
        sentence={input.sentence}
        filled={filled}
        whole={whole?.sentence}
        onSentence={(sentence) => {
          if (sentence.trim() === '') setWhole(undefined)
          update(withSentence(input, sentence))
        }}
        onPlan={plan}
        onWhole={returnToWhole}
        onChange={(form) => update(changeByHand(input, filled.form, form))}
        onBuild={build}
        onSetAside={() => update(setAside(input))}
        onAsWritten={() => update(asWritten(input))}
        profile={profile}
        generation={generation}
        isBack={isBack}
      />
    )
  }

  const { result, turn } = shown
  const asEdited = (draft: Draft): Result => ({
    ...result,
    opened: { ...result.opened, steps: storedOf(draft), locked: lockedPlaces(draft) },
  })

  function vary(draft: Draft, direction: Direction) {
    before.current = asEdited(draft)
    setLastDirection(direction)
    const steps = storedOf(draft)
    if (result.isWritten && direction !== 'another' && steps.length > 0) {
      const next = nextWrittenResult(result, { steps, locked: lockedPlaces(draft) }, direction)
      if (!next.isOther) return setShown((now) => now && { ...now, result: next.result })
      open(next.result)
      return offer('Another workout', before.current)
    }
    // An empty draft has no next version, so the request is generated anew.
    const previous = steps.length > 0 ? { previous: { steps, direction, locked: lockedPlaces(draft) } } : {}
    void generation.generate({ ...result.request, ...previous })
  }

  function showModelVersion(draft: Draft) {
    const { modelVersion } = generation
    if (!modelVersion || modelVersion === 'writing') return
    const { direction: _, ...made } = resultOf(modelVersion.generated, modelVersion.request, undefined)
    open(made)
    offer('The language model’s version', asEdited(draft))
    generation.dismissModelVersion()
  }

  return (
    <GeneratedWorkout
      key={turn}
      result={result}
      generation={generation}
      lastDirection={lastDirection}
      onVary={vary}
      onShowModelVersion={showModelVersion}
      onPutAside={(draft) => {
        generation.stop()
        isOpen.current = false
        setShown(undefined)
        setBack(true)
        offer('Workout put aside', asEdited(draft))
      }}
    />
  )
}

const OTHER_THAN_WRITTEN = 'Generated from the type and the length of the one you wrote, in its place.'

/** The result of an answer, to open in the builder. */
function resultOf(generated: Generated, request: GenerateRequest, deadEnds: DeadEnds | undefined): Result {
  const { previous, ...plain } = request
  const opened = openedOf(generated, plain, previous)
  return {
    opened,
    request: plain,
    notes: notesOf(plain, generated),
    direction: previous?.direction,
    deadEnds: carryOver(deadEnds, request, { steps: opened.steps, locked: opened.locked ?? [] }),
  }
}

/** The same result, with one more direction as a dead end. */
function atDeadEnd(
  result: Result,
  { remarks }: Generated,
  { steps, direction, locked = [] }: NonNullable<GenerateRequest['previous']>,
): Result {
  const deadEnds = withDeadEnd(result.deadEnds, { steps, locked }, direction, remarks.join(' '))
  return { ...result, direction, deadEnds }
}

function formOf({ sport = DEFAULT_SPORT, type }: Asked, metrics: AthleteMetrics | undefined): GeneratorForm {
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
    locked: previous ? lockedIn(steps, previous.steps, previous.locked ?? []) : [],
  }
}
