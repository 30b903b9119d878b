import { type FormEvent, useId, useState } from 'react'
import { sportOf, sports } from '#domain/sports/registry.ts'
import type { Remark } from '#domain/text/step/remarks.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import type { Details } from '../draft/save-workout.ts'
import { SportChangeNotice } from '../sport/sport-change-notice.tsx'
import type { SportChange } from '../sport/use-sport-change.ts'
import { unreadSentence } from '../text-view/unread-sentence.ts'
import { MAX_NAME_CHARACTERS } from '../title/max-name-characters.ts'
import { TypeField } from '../title/type-field.tsx'

/** Asks for sport, type and name before a workout is saved. */
export function SaveDialog({
  details,
  onChange,
  proposal,
  sportChange,
  isUpdate,
  isSaving,
  foreignTargets,
  losesSwimDetails,
  unread,
  line,
  onSave,
  onClose,
}: {
  details: Details
  /** `field` is the text field that was typed in. */
  onChange: (details: Details, field?: 'name') => void
  /** A name that tells the set. */
  proposal: string | undefined
  sportChange: SportChange
  /** Whether saving updates a stored workout. */
  isUpdate: boolean
  isSaving: boolean
  /** The labels of targets that the chosen sport does not have, such as "Power". */
  foreignTargets: readonly string[]
  /** Whether saving in the chosen sport drops what only a swim has. */
  losesSwimDetails: boolean
  /** The first line of the text that cannot be read. */
  unread: Remark | undefined
  /** What is typed into the line below the steps and not added. */
  line: string
  /** Refuses a workout without a sport, with a toast. */
  onSave: () => void
  onClose: () => void
}) {
  const { name, sport } = details
  const formId = useId()
  const [hasTried, setHasTried] = useState(false)
  const isBlank = name.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (!isBlank) onSave()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isUpdate ? 'Update Workout' : 'Save Workout'}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={formId} disabled={isBlank} busy={isSaving && 'Saving...'}>
            {isUpdate ? 'Update' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-5 pt-1 pb-2">
        <Segments
          label="Sport"
          options={sports.map(({ id, label }) => ({ value: id, label, icon: <SportMark sport={id} /> }))}
          value={sport}
          error={hasTried && !sport ? 'Choose a sport.' : undefined}
          onChange={sportChange.choose}
        />
        {sport && <SportChangeNotice sport={sport} sportChange={sportChange} />}
        <TypeField details={details} onChange={onChange} />
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={MAX_NAME_CHARACTERS}
          value={name}
          onChange={(event) => onChange({ ...details, name: event.target.value }, 'name')}
          hint={
            proposal &&
            proposal !== name.trim() && (
              <Button size="compact" className="mt-1" onClick={() => onChange({ ...details, name: proposal })}>
                Use “{proposal}”
              </Button>
            )
          }
        />
        {sport && foreignTargets.length > 0 && (
          <Notice>
            {sportOf(sport).label} has no {foreignTargets.join(' or ').toLowerCase()} targets. Steps that have one are
            saved unchanged; choose another target for them.
          </Notice>
        )}
        {unread && <Notice>{unreadSentence(unread)} They are what is saved.</Notice>}
        {line.trim() !== '' && (
          <Notice>“{line.trim()}” is typed below the steps and not added. The workout is saved without it.</Notice>
        )}
        {losesSwimDetails && (
          <Notice>Only a swim has strokes, drills, equipment and send-offs. They are removed when you save.</Notice>
        )}
      </form>
    </Dialog>
  )
}
