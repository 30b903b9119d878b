import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { useSession } from '../../../lib/session.ts'
import { Builder, type Opened } from '../../builder/builder.tsx'
import { type Draft, keptPlaces, storedOf } from '../../builder/draft/draft.ts'
import { FailureNotice } from '../generation/failure-notice.tsx'
import { GenerationNotes } from '../generation/generation-notes.tsx'
import { ModelNotice } from '../generation/model-notice.tsx'
import type { useGeneration } from '../generation/use-generation.ts'
import { causesFor, type DeadEnds } from './dead-ends.ts'
import { VariationBar } from './variation-bar.tsx'

/** A workout that was generated, and what is known of how it came about. */
export type Result = {
  opened: Opened
  request: GenerateRequest
  notes: readonly string[]
  /** Where the version before was asked to go. */
  direction?: Direction | undefined
  deadEnds?: DeadEnds | undefined
}

/** A generated workout in the builder, with the ways to its next versions. */
export function GeneratedWorkout({
  result,
  generation,
  towards,
  onVary,
  onShowModelVersion,
  onPutAside,
}: {
  result: Result
  generation: ReturnType<typeof useGeneration>
  /** The direction that was pressed last. */
  towards: Direction | undefined
  onVary: (draft: Draft, direction: Direction) => void
  onShowModelVersion: (draft: Draft) => void
  onPutAside: (draft: Draft) => void
}) {
  const { profile } = useSession()
  const { generating, failure, modelVersion, dismissModelVersion } = generation
  return (
    <section
      // A version comes where its button was pressed; whoever pressed Generate is taken to the top of what came of it.
      ref={result.direction ? undefined : arriveAt}
      tabIndex={-1}
      aria-label="Generated workout"
      className="scroll-mt-16 outline-none md:scroll-mt-0"
    >
      <Builder
        notice={(draft) => (
          <>
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
        onCancel={onPutAside}
        actions={(draft, sport) => (
          <VariationBar
            generating={generating}
            fixed={draft.entries.length > 0 && keptPlaces(draft).length === draft.entries.length}
            causes={causesFor(result.deadEnds, { steps: storedOf(draft), locked: keptPlaces(draft) })}
            otherSport={sport !== undefined && sport !== result.request.sport ? sport : undefined}
            generations={profile?.access.generations ?? null}
            pressed={generating ? towards : result.direction}
            onPress={(direction) => onVary(draft, direction)}
          />
        )}
      />
    </section>
  )
}

/** Brings a section's start into view. Focus alone would not: part of it stands in view already. */
function arriveAt(section: HTMLElement | null) {
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
