import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import type { Field, Span, Understood } from '#domain/sentence/result.ts'
import { TextArea } from '../../../ui/field.tsx'
import { FailureNotice } from '../generation/failure-notice.tsx'
import type { Failure } from '../generation/use-generation.ts'
import { PlannedPart } from './parts-of-other-sports.tsx'
import { SpokenSummary } from './spoken-summary.tsx'
import { summaryOf } from './summary.ts'
import { Understanding } from './understanding.tsx'

/** The field for a sentence. It fills the form in as it is typed, and shows beneath how it was understood. */
export function SentenceField({
  sentence,
  whole,
  understood,
  error,
  failure,
  onChange,
  onLeave,
  onCorrect,
  onPlan,
  onWhole,
}: {
  sentence: string
  /** The sentence for several sports, of which this one is a part. */
  whole: string | undefined
  understood: Understood
  error: string | undefined
  /** Why no workout was generated of it. */
  failure: Failure | undefined
  onChange: (sentence: string) => void
  /** The focus leaves the field, as it does before a link is followed. */
  onLeave: () => void
  /** Focuses the field where a reading can be corrected. */
  onCorrect: (field: Field) => void
  /** Plans a part of the sentence instead of all of it. */
  onPlan: (part: string) => void
  /** Returns to all of it. */
  onWhole: () => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)

  function select({ from, to }: Span) {
    area.current?.focus()
    area.current?.setSelectionRange(from, to)
  }

  function plan(part: string) {
    area.current?.focus()
    onPlan(part)
  }

  function returnToWhole() {
    area.current?.focus()
    onWhole()
  }

  return (
    <div>
      <TextArea
        ref={area}
        label="Describe it"
        placeholder="50 min bike, 3x8 threshold"
        rows={2}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={MAX_KEPT_CHARACTERS}
        value={sentence}
        error={error}
        onBlur={onLeave}
        hint={
          <Link to="/sentences" className="underline decoration-edge underline-offset-3 hover:decoration-ink">
            What can I write?
          </Link>
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={generateOnEnter}
      />
      {whole !== undefined && <PlannedPart whole={whole} onWhole={returnToWhole} />}
      {failure && <FailureNotice failure={failure} className="mt-2.5" />}
      {sentence.trim() !== '' && (
        <Understanding
          sentence={sentence}
          understood={understood}
          onCorrect={onCorrect}
          onRewrite={select}
          onPlan={plan}
        />
      )}
      <SpokenSummary summary={summaryOf(sentence, understood)} />
    </div>
  )
}

/** Far more than is read, which is told, and little enough to be kept with the page's entry in the browser's history. */
const MAX_KEPT_CHARACTERS = 10_000

// The field has two lines so that a whole sentence shows, but Enter sends the form as in a field of one line; with Shift it
// begins a new line, which separates parts.
function generateOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
