import { useQuery } from '@tanstack/react-query'
import { authClient } from '../../../lib/session.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The address that waits for its letters; empty without one. */
export function usePendingEmail() {
  return useQuery({
    queryKey: ['pending-email'],
    queryFn: async () => (await (await authClient()).getUser()).data.user?.new_email ?? '',
  })
}

/** Says what is to be done for a new address. */
export function PendingEmail({ from, to }: { from: string; to: string }) {
  return (
    <Notice title="Your new address is not confirmed yet">
      We sent a letter to {from} and one to {to}. Open the link in both, and {to} is your address.
    </Notice>
  )
}
