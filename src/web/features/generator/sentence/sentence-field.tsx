import type { KeyboardEvent } from 'react'
import type { Field, Understood } from '#domain/sentence/result.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Understanding } from './understanding.tsx'

/** A sentence instead of the form: as it is typed the form fills in, and what was made of it stands beneath. */
export function SentenceField({
  sentence,
  understood,
  error,
  onChange,
  onCorrect,
}: {
  sentence: string
  understood: Understood
  error: string | undefined
  onChange: (sentence: string) => void
  /** Leads to the field where a reading can be corrected. */
  onCorrect: (field: Field) => void
}) {
  return (
    <div>
      <TextArea
        label="Describe it"
        placeholder="50 min bike, 3x8 threshold"
        rows={2}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={400}
        value={sentence}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={generateOnEnter}
      />
      {sentence.trim() !== '' && <Understanding sentence={sentence} understood={understood} onCorrect={onCorrect} />}
    </div>
  )
}

// It has two lines so that a sentence can be seen whole, and is one sentence still.
function generateOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
