import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import type { Field } from '#domain/sentence/result.ts'
import { sports } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { dismiss, toast } from '../../../ui/toast-store.ts'
import { Allowance } from '../../billing/allowance.tsx'
import { mayGenerate } from '../../billing/generations.ts'
import { KeptWorkoutNotice } from '../../builder/keeping/kept-workout-notice.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { controlOf, FieldOf, LedTo } from '../form/field-of.tsx'
import { GeneratorFields } from '../form/generator-fields.tsx'
import { formFor, type GeneratorForm, type GeneratorProblems, missingOf, readForm } from '../form/generator-form.ts'
import { FailureNotice } from '../generation/failure-notice.tsx'
import type { useGeneration } from '../generation/use-generation.ts'
import { keepSentence } from '../sentence/kept-sentence.ts'
import { SentenceField } from '../sentence/sentence-field.tsx'
import type { FilledForm } from '../sentence/sentence-over-form.ts'
import { toldOf } from '../sentence/unread.ts'
import { Preview } from './preview.tsx'
import { SetAsideNotice } from './set-aside-notice.tsx'
import { SpentNotice } from './spent-notice.tsx'
import { UpgradeAlert } from './upgrade-alert.tsx'
import { WrittenPreview } from './written-preview.tsx'

/** The request: the form at the left, and at the right the workout that the sentence spells out, or the place of another. */
export function RequestForm({
  sentence,
  filled: { form, understood, isUnderstood, written, isSetAside },
  whole,
  onSentence,
  onPlan,
  onWhole,
  onChange,
  onBuild,
  onSetAside,
  onAsWritten,
  profile,
  generation,
  isBack,
}: {
  sentence: string
  /** The form, and how the sentence was understood. */
  filled: FilledForm
  /** The sentence for several sports, of which this one is a part. */
  whole: string | undefined
  onSentence: (sentence: string) => void
  /** Plans a part of the sentence instead of all of it. */
  onPlan: (part: string) => void
  /** Returns to all of it. */
  onWhole: () => void
  /** A change by hand. */
  onChange: (form: GeneratorForm) => void
  /** Builds the workout that the sentence spells out. */
  onBuild: () => void
  /** Generates a workout instead of that one. */
  onSetAside: () => void
  /** Takes that workout back. */
  onAsWritten: () => void
  /** Null if the profile could not be fetched; that counts as free. */
  profile: Profile | null
  generation: ReturnType<typeof useGeneration>
  /** Whether the athlete comes from a workout, which the toast offers to open again. */
  isBack: boolean
}) {
  const [problems, setProblems] = useState<Problems>({})
  const { generating, failure } = generation
  const { generate: hasAccess = false, generations = null } = profile?.access ?? {}
  const allowed = mayGenerate(profile)
  const element = useRef<HTMLFormElement>(null)
  const [ledTo, setLedTo] = useState<Field>()
  const complaint = useRef<string>(undefined)
  /** Whether Enter in the sentence sent the form: then a failure is told there, and not at the button far below. */
  const [isSentFromSentence, setSentFromSentence] = useState(false)

  // The button that was pressed is gone; without this, keyboard users would start at the page's top.
  useEffect(() => {
    if (isBack) element.current?.focus({ preventScroll: true })
  }, [isBack])

  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid]')
    const control = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong
    control?.focus()
  }, [problems])

  function settle() {
    setProblems({})
    if (complaint.current) dismiss(complaint.current)
  }

  function change(next: GeneratorForm) {
    settle()
    onChange(next)
  }

  function correct(field: Field) {
    const placeOf = (one: Field) => element.current?.querySelector(`[data-field="${one}"]`)
    // A reference value has no field while the target is heart rate.
    const place = placeOf(field) ?? placeOf('workoutMetric')
    controlOf(place)?.focus()
    setLedTo(placeOf(field) ? field : 'workoutMetric')
  }

  function generate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (generating) return
    // Only the sentence sends the form without a button.
    setSentFromSentence(event.nativeEvent.submitter === null)
    keepSentence(sentence)
    if (written) return onBuild()
    if (!allowed) return
    const missing = missingOf(form)
    if (understood.unusable && (!isUnderstood || missing?.field === 'workoutType'))
      return setProblems({ sentence: NOTHING_TO_BUILD, ...(missing ? { [missing.field]: missing.sentence } : {}) })
    // What is advised for an injury was understood.
    if (!isUnderstood)
      return setProblems({ sentence: toldOf(understood).checks.length > 0 ? NOTHING_TO_BUILD : NOT_UNDERSTOOD })
    const answer = readForm(form)
    if ('request' in answer) return void generation.generate(answer.request)
    setProblems(answer.problems)
    if (!missing) return
    complaint.current = toast({
      title: 'Missing required field.',
      description: missing.sentence,
      variant: 'destructive',
    })
  }

  return (
    <PageFrame>
      {profile && !isBack && <KeptWorkoutNotice athlete={profile.id} className="mb-6" />}
      <PageTitle>Workout Generator</PageTitle>
      {!hasAccess && <UpgradeAlert />}
      {hasAccess && !allowed && generations && <SpentNotice generations={generations} />}
      <form
        ref={element}
        tabIndex={-1}
        onSubmit={generate}
        // What a reading led to stands out until the focus leaves it.
        onBlur={() => setLedTo(undefined)}
        noValidate
        aria-label="Workout Generator"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-14 outline-none gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <SentenceField
            sentence={sentence}
            whole={whole}
            understood={understood}
            error={problems.sentence}
            failure={isSentFromSentence ? failure : undefined}
            onChange={(next) => {
              settle()
              onSentence(next)
            }}
            onLeave={() => keepSentence(sentence)}
            onCorrect={correct}
            onPlan={(part) => {
              settle()
              onPlan(part)
            }}
            onWhole={() => {
              settle()
              onWhole()
            }}
          />
          {isSetAside && <SetAsideNotice onAsWritten={onAsWritten} />}
        </div>
        <div
          className={`lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-line lg:border-s lg:ps-14 ${written ? '' : 'max-lg:hidden'}`}
        >
          {written && !generating ? (
            <WrittenPreview written={written} profile={profile} />
          ) : (
            <Preview type={form.workoutType} generating={generating} />
          )}
        </div>
        <div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 [&_:is(input,button)]:scroll-mb-28">
            <LedTo value={ledTo}>
              <FieldOf field="sport">
                <Segments
                  label="Sport"
                  options={sports.map(({ id, label }) => ({ value: id, label, icon: <SportMark sport={id} /> }))}
                  value={form.sport}
                  onChange={(sport) => change(formFor(sport, profile?.meta.athlete_metrics))}
                />
              </FieldOf>
              <GeneratorFields
                form={form}
                problems={{ ...failure?.fields, ...problems }}
                onChange={change}
                written={written}
                onSetAside={onSetAside}
              />
            </LedTo>
          </div>
          {/* In view with the sentence, too: the fields between them are longer than a window. */}
          <div className="sticky bottom-[var(--toast-room,0px)] z-10 mt-3 border-line border-t bg-bg py-3">
            {failure && !isSentFromSentence && <FailureNotice failure={failure} />}
            <div className="flex flex-wrap gap-2">
              <Button
                type="submit"
                tone="primary"
                size="hero"
                className="flex-1"
                disabled={!allowed && !written}
                busy={generating && 'Generating...'}
              >
                {written ? 'Build this workout' : 'Generate workout'}
              </Button>
              {generating && (
                <Button size="hero" onClick={generation.stop}>
                  Cancel
                </Button>
              )}
            </div>
          </div>
          <Allowance generations={generations} className="mt-2 md:hidden" />
        </div>
      </form>
    </PageFrame>
  )
}

type Problems = GeneratorProblems & { sentence?: string }

const NOTHING_TO_BUILD = 'Nothing can be generated of this: what to do is said below.'
const NOT_UNDERSTOOD =
  'Nothing of this was understood. Say a sport, a type and a length, such as “10k easy run”, or leave it empty.'
