import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { Loading } from '../../../../ui/loading.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { momentIn } from '../../../calendar/moment-in.ts'
import { deviceWords } from './device-words.ts'
import { type OpenSession, sessionsQuery } from './sessions-query.ts'

/** Where the athlete is signed in: each device with a way to sign it out, this one first. */
export function SessionList({ timeZone }: { timeZone: string }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery)
  const list = useId()
  if (error)
    return <LoadFailed title="Failed to load your devices" error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <Loading label="Loading your devices" className="min-h-16" />
  const inOrder = data.toSorted((one, other) => Number(other.is_own) - Number(one.is_own))
  return (
    <ul
      id={list}
      tabIndex={-1}
      aria-label="Where you are signed in"
      className="border-ink border-t-[1.5px] outline-none"
    >
      {inOrder.map((session) => (
        <Device
          key={session.id}
          session={session}
          timeZone={timeZone}
          // Its button is gone.
          onEnded={() => document.getElementById(list)?.focus()}
        />
      ))}
    </ul>
  )
}

function Device({ session, timeZone, onEnded }: { session: OpenSession; timeZone: string; onEnded: () => void }) {
  const cache = useQueryClient()
  const { id, is_own, user_agent, ip, signed_in_at, used_at } = session
  const words = deviceWords(user_agent)
  const moment = momentIn(timeZone, { year: 'numeric' })
  const end = useMutation({
    mutationFn: () => call('delete /api/user/sessions/{id}', { id }),
    onSuccess: () => {
      cache.setQueryData(sessionsQuery.queryKey, (open) => open?.filter((one) => one.id !== id))
      toast({ title: `${words} is signed out` })
      onEnded()
    },
    onError: (error) => toast({ title: 'Failed to sign out', description: error.message, variant: 'destructive' }),
    // What was ended elsewhere leaves the list as well.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[540] [overflow-wrap:anywhere]">
          {words}
          {is_own && <Chip>This device</Chip>}
        </p>
        <p className="tabular text-ink-2 text-small [overflow-wrap:anywhere]">
          Signed in {moment.format(new Date(signed_in_at))}
          {ip && ` from ${ip}`}
          {!is_own && used_at !== signed_in_at && `, last used ${moment.format(new Date(used_at))}`}
        </p>
      </div>
      {!is_own && (
        <Button
          size="compact"
          aria-label={`Sign out ${words}, signed in ${moment.format(new Date(signed_in_at))}`}
          busy={end.isPending && 'Signing out...'}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
