import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { everythingOfAdmins, signUpQuery } from '../queries.ts'

/** Opens and closes sign-up. The switch moves at once, and moves back if the server refuses. */
export function SignUpSwitch() {
  const cache = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(signUpQuery)
  const change = useMutation({
    mutationFn: (open: boolean) => call('put /api/admin/sign-up', { open }),
    onSuccess: (now) => cache.setQueryData(signUpQuery.queryKey, now),
    onSettled: () => cache.invalidateQueries({ queryKey: everythingOfAdmins }),
  })
  if (error)
    return (
      <LoadFailed
        title="Whether sign-up is open could not be loaded"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  if (!data) return <Loading label="Loading sign-up" className="min-h-24" />
  const isOpen = change.isPending ? change.variables : data.open
  return (
    <div className="grid gap-3">
      <div>
        <Switch
          label="Anybody may sign up"
          checked={isOpen}
          onChange={(open) => {
            if (!change.isPending) change.mutate(open)
          }}
        />
      </div>
      <p role="status" className="max-w-prose text-ink-2">
        {isOpen
          ? 'Sign-up is open. A change takes effect within 10 seconds.'
          : 'Sign-up is closed: only whoever is invited can make an account. A change takes effect within 10 seconds.'}
      </p>
      {change.error && (
        <Notice tone="danger" title={`Failed to ${change.variables ? 'open' : 'close'} sign-up`}>
          {change.error.message}
        </Notice>
      )}
    </div>
  )
}
