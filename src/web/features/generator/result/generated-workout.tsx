import { useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Builder, type Opened } from '../../builder/builder.tsx'
import { type Draft, lockedPlaces, storedOf } from '../../builder/draft/draft.ts'
import { FailureNotice } from '../generation/failure-notice.tsx'
import { GenerationNotes } from '../generation/generation-notes.tsx'
import { ModelNotice } from '../generation/model-notice.tsx'
import type { useGeneration } from '../generation/use-generation.ts'
import { causesFor, type DeadEnds } from './dead-ends.ts'
import { VariationBar } from './variation-bar.tsx'

/** A generated workout, with its request and its notes. */
export type Result = {
  opened: Opened
  request: GenerateRequest
  notes: readonly string[]
  /** The direction from the version before. */
  direction?: Direction | undefined
  /** Whether it is what the athlete wrote: then a direction changes that, and no generation is needed. */
  isWritten?: boolean
  deadEnds?: DeadEnds | undefined
}

/** A generated workout in the builder, with the buttons for its next version. */
export function GeneratedWorkout({
  result,
  generation,
  lastDirection,
  onVary,
  onShowModelVersion,
  onPutAside,
}: {
  result: Result
  generation: ReturnType<typeof useGeneration>
  /** The direction that was pressed last. */
  lastDirection: Direction | undefined
  onVary: (draft: Draft, direction: Direction) => void
  onShowModelVersion: (draft: Draft) => void
  /** Called when the athlete goes back to the request. */
  onPutAside: (draft: Draft) => void
}) {
  const { profile } = useSession()
  // The request is the entry before in the browser's history.
  const { history } = useRouter()
  const goBack = () => history.back()
  const { generating, failure, modelVersion, dismissModelVersion } = generation
  return (
    <section
      // A next version stays at the button that was pressed; after Generate the page scrolls to the top of the workout.
      ref={result.direction ? undefined : arriveAt}
      tabIndex={-1}
      aria-label="Generated workout"
      className="scroll-mt-16 outline-none md:scroll-mt-0"
    >
      <Builder
        notice={(draft) => (
          <>
            <Button tone="quiet" size="compact" className="mb-3 -ms-3.5" onClick={goBack}>
              <ArrowLeft aria-hidden="true" className="size-4" /> Change the request
            </Button>
            {failure ? <FailureNotice failure={failure} /> : <GenerationNotes notes={result.notes} />}
            <ModelNotice
              version={modelVersion}
              onShow={() => onShowModelVersion(draft)}
              onDismiss={dismissModelVersion}
            />
          </>
        )}
        opened={result.opened}
        unsaved
        isWritten={result.isWritten || spellsOutSet(result.request)}
        onCancel={goBack}
        onBack={onPutAside}
        actions={(draft, sport) => (
          <VariationBar
            generating={generating}
            allLocked={draft.entries.length > 0 && lockedPlaces(draft).length === draft.entries.length}
            causes={causesFor(result.deadEnds, { steps: storedOf(draft), locked: lockedPlaces(draft) })}
            otherSport={sport !== undefined && sport !== result.request.sport ? sport : undefined}
            isWritten={result.isWritten ?? false}
            hasAccess={profile?.access.generate ?? false}
            generations={profile?.access.generations ?? null}
            pressed={generating ? lastDirection : result.direction}
            onPress={(direction) => onVary(draft, direction)}
          />
        )}
      />
    </section>
  )
}

/** Whether the lengths of the main set are the athlete's. */
function spellsOutSet({ set, mainSet }: GenerateRequest): boolean {
  return set !== undefined || mainSet !== undefined
}

/** Scrolls to a section's start. Focus alone does not scroll, because part of the section is in view already. */
function arriveAt(section: HTMLElement | null) {
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
