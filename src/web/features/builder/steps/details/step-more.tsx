import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { stepDetails } from '../../../workouts/step/step-details.ts'
import type { DraftStep } from '../../draft/draft-entries.ts'
import type { BuilderState } from '../../draft/use-builder.ts'
import { CadenceField } from './cadence-field.tsx'
import { PauseFields } from './pause-fields.tsx'
import { SwimFields } from './swim-fields.tsx'

/**
 * The details of a step that its sport has, and those that the step has already. They are folded unless there are some,
 * and unfold when one comes from elsewhere.
 */
export function StepMore({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step, unreadDetails } = draftStep
  const { dispatch, sport } = builder
  const details = stepDetails(step, sport)
  const hasDetails = details.length > 0 || (unreadDetails?.cadence ?? unreadDetails?.sendOff) !== undefined
  const [isOpen, setIsOpen] = useState(hasDetails)
  const [hadDetails, setHadDetails] = useState(hasDetails)
  const id = useId()
  if (hasDetails !== hadDetails) {
    setHadDetails(hasDetails)
    if (hasDetails) setIsOpen(true)
  }
  const isSwum = sportOf(sport).inPool && step.intensity !== 'rest'
  return (
    <div>
      <Button
        tone="quiet"
        size="compact"
        className="-ms-3.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {!isOpen && (
        <p className="text-ink-2 text-small">
          {details.length > 0
            ? details.join(', ')
            : isSwum
              ? 'Stroke, drill, equipment, send-off or rest, cadence, lap button'
              : 'Cadence, lap button'}
        </p>
      )}
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen && (
          <div className="grid grid-cols-1 gap-5">
            <SwimFields builder={builder} draftStep={draftStep} />
            {(isSwum || step.sendOff !== undefined || unreadDetails?.sendOff !== undefined) && (
              <PauseFields builder={builder} draftStep={draftStep} />
            )}
            <CadenceField builder={builder} draftStep={draftStep} />
            <Switch
              label="Press lap to end this step"
              checked={step.duration.lapButton === true}
              onChange={(chosen) => dispatch({ type: 'detail', key, detail: { field: 'lapButton', chosen } })}
            />
          </div>
        )}
      </div>
    </div>
  )
}
