import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Loading } from '../../../../ui/loading.tsx'
import { useAsReader } from './use-as-reader.ts'

/**
 * Leads an athlete from the public address of their private workout or route to their own page of it; `children` say to
 * everybody else that there is none.
 */
export function OwnPrivate({
  id,
  read,
  to,
  children,
}: {
  id: string
  read: (id: string) => Promise<{ mine?: true | undefined }>
  /** The path of the page inside the dashboard. */
  to: string
  children: ReactNode
}) {
  const [found] = useAsReader(id, read)
  const navigate = useNavigate()
  const isMine = typeof found === 'object' && found.mine === true
  useEffect(() => {
    if (isMine) void navigate({ to, replace: true })
  }, [isMine, to, navigate])
  return isMine || found === 'loading' ? <Loading label="Loading" className="min-h-96" /> : children
}
