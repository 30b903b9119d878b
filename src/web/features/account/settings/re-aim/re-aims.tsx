import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AimedFigure } from '#domain/re-aim/figure.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { type Made, type Offer, reAimsQuery } from './queries.ts'
import { ReAimDialog } from './re-aim-dialog.tsx'
import { figureText, madeSentence, offerSentence } from './re-aim-words.ts'
import { useReAiming } from './use-re-aiming.ts'

/**
 * Offers to re-aim the workouts for an old value of these figures, and to undo the last time that was done. Nothing while
 * there is neither. One of several on a page says that they cannot be looked for.
 */
export function ReAims({ of: figures, saysFailure }: { of: readonly string[]; saysFailure?: true }) {
  const { data, error, refetch, isFetching } = useQuery(reAimsQuery)
  const [openId, setOpenId] = useState<string>()
  const { reAim } = useReAiming()
  const isOfThese = ({ figure }: { figure: AimedFigure }) => figures.includes(figure)
  const offers = data?.offers.filter(isOfThese) ?? []
  const made = data?.made.find(isOfThese)
  const shown = [...offers, ...(made ? [made] : [])].map(({ id }) => id)
  const { area, hasHadNotices } = useFocusKept(shown)
  if (error && !saysFailure) return null
  if (error)
    return <LoadFailed title="Failed to look for workouts for your old figures" {...{ error, isFetching, refetch }} />
  const open = offers.find(({ id }) => id === openId)
  if (!hasHadNotices) return null
  const isEmpty = shown.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this groups messages
    <div
      ref={area}
      tabIndex={-1}
      role="group"
      aria-label="Workouts for your old figures"
      className={isEmpty ? 'sr-only' : 'grid gap-3 outline-none'}
    >
      {isEmpty && <p>No workouts are left to re-aim.</p>}
      {offers.map((offer) => (
        <OfferNotice key={offer.id} offer={offer} onOpen={() => setOpenId(offer.id)} />
      ))}
      {made && <MadeNotice key={made.id} made={made} />}
      {open && (
        <ReAimDialog
          offer={open}
          onReAim={(id, workouts) => reAim(id, open, workouts)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}

/**
 * Takes the focus into the area of the notices when one of them goes away with it; the area stays for that when the last
 * is gone. `shown` are the ids of the notices.
 */
function useFocusKept(shown: readonly string[]) {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef<readonly string[]>([])
  const [hasHadNotices, setHasHadNotices] = useState(false)
  if (shown.length > 0 && !hasHadNotices) setHasHadNotices(true)
  useLayoutEffect(() => {
    const isOneGone = before.current.some((id) => !shown.includes(id))
    before.current = shown
    if (isOneGone && document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  })
  return { area, hasHadNotices }
}

function OfferNotice({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const { leave } = useReAiming()
  const [leaving, setLeaving] = useState(false)
  return (
    <Notice
      title={offerSentence(offer)}
      actions={
        <>
          <Button size="compact" aria-haspopup="dialog" onClick={onOpen}>
            Re-aim them
          </Button>
          <Button
            size="compact"
            tone="quiet"
            busy={leaving && 'Leaving...'}
            onClick={() => {
              setLeaving(true)
              void leave(offer).finally(() => setLeaving(false))
            }}
          >
            Leave them as they are
          </Button>
        </>
      }
    >
      They can move to {figureText(offer.figure, offer.to)}. You see first what changes.
    </Notice>
  )
}

function MadeNotice({ made }: { made: Made }) {
  const { undo } = useReAiming()
  const [undoing, setUndoing] = useState(false)
  return (
    <Notice
      tone="good"
      title={madeSentence(made)}
      actions={
        <Button
          size="compact"
          busy={undoing && 'Undoing...'}
          onClick={() => {
            setUndoing(true)
            void undo(made).finally(() => setUndoing(false))
          }}
        >
          Undo
        </Button>
      }
    />
  )
}
