import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { everythingOfAdmins, type Letters } from '../queries.ts'

type Failed = Letters['failed'][number]

/** A letter that could not be sent: to whom, what about and why, with the button that sends it again. */
export function FailedLetter({ letter, failedAt }: { letter: Failed; failedAt: string }) {
  const { id, recipient, subject, why, can_be_sent_again } = letter
  const cache = useQueryClient()
  const again = useMutation({
    mutationFn: () => call('post /api/admin/letters/{id}/again', { id }),
    onSuccess: () =>
      toast({
        title: 'The letter is on its way',
        description: `To ${recipient}, unless one left in the last minute.`,
      }),
    onError: (error) =>
      toast({ title: 'Failed to send the letter again', description: error.message, variant: 'destructive' }),
    onSettled: () => cache.invalidateQueries({ queryKey: everythingOfAdmins }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 [overflow-wrap:anywhere]">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link to="/dashboard/admin-dashboard" search={{ search: recipient }} className="link min-w-0 font-[540]">
            {recipient}
          </Link>
          <span className="tabular text-ink-2 text-small">{failedAt}</span>
        </p>
        <p>{subject}</p>
        <p className="text-ink-2 text-small">
          {reasons[why]}
          {!can_be_sent_again && ' Only its recipient can ask for it again.'}
        </p>
      </div>
      {can_be_sent_again && (
        <Button
          tone="surface"
          size="compact"
          aria-label={`Send again to ${recipient}`}
          busy={again.isPending && 'Sending…'}
          onClick={() => again.mutate()}
        >
          Send again
        </Button>
      )}
    </li>
  )
}

const reasons: Record<Failed['why'], string> = {
  refused: 'The mail server refused it for good. The address may be wrong.',
  expired: 'It could not be sent in time.',
}
