import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  if (error && !saysFailure) return null
  if (error)
    return <LoadFailed title="Failed to look for workouts for your old figures" {...{ error, isFetching, refetch }} />
  const isOfThese = ({ figure }: { figure: AimedFigure }) => figures.includes(figure)
  const offers = data?.offers.filter(isOfThese) ?? []
  const made = data?.made.find(isOfThese)
  const open = offers.find(({ id }) => id === openId)
  if (offers.length === 0 && !made) return null
  return (
    <div className="grid gap-3">
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
