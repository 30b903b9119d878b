import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { authClient } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'

/** The address that waits for its letters; empty without one. Asked for anew when the account's own address has changed. */
export function usePendingEmail(own: string) {
  return useQuery({
    queryKey: ['pending-email', own],
    queryFn: async () => (await (await authClient()).getUser()).data.user?.new_email ?? '',
  })
}

/** Says what is to be done for a new address, and sends its letters again. */
export function PendingEmail({ from, to }: { from: string; to: string }) {
  // Asked for once more, the same address gets new letters.
  const again = useMutation({
    mutationFn: () => call('put /api/user', { email: to }),
    onSuccess: () => toast({ title: 'Both letters are on their way', description: `To ${from} and to ${to}.` }),
    onError: (error) =>
      toast({ title: 'Failed to send the letters', description: error.message, variant: 'destructive' }),
  })
  return (
    <Notice
      title="Your new address is not confirmed yet"
      actions={
        <Button busy={again.isPending && 'Sending…'} onClick={() => again.mutate()}>
          Send both letters again
        </Button>
      }
    >
      We sent a letter to {from} and one to {to}. Open the link in both, and {to} is your address.
    </Notice>
  )
}
