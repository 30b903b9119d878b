import { Link, useLocation } from '@tanstack/react-router'
import BookPlus from 'lucide-react/icons/book-plus'
import { useState } from 'react'
import { useSession } from '../../../../lib/session.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'

/**
 * Saves a copy of somebody else's workout or route in the athlete's own library; `save` returns the path of the copy's
 * page. A signed-out visitor is led to sign-in, and back.
 */
export function MakeItMine({ save }: { save: () => Promise<string> }) {
  const { status } = useSession()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [saving, setSaving] = useState(false)
  const [copy, setCopy] = useState<string>()
  if (status === 'signed-out')
    return (
      <ButtonLink to="/login" search={{ next: here }} tone="surface">
        <BookPlus aria-hidden="true" />
        Sign in to make it mine
      </ButtonLink>
    )
  if (copy)
    return (
      <ButtonLink to={copy} tone="surface">
        Open your copy
      </ButtonLink>
    )
  const makeItMine = async () => {
    setSaving(true)
    try {
      const address = await save()
      setCopy(address)
      toast({
        title: 'Saved to your library',
        description: (
          <Link to={address} className="underline underline-offset-3">
            Open your copy
          </Link>
        ),
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Failed to save a copy', description, variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button busy={saving && 'Saving...'} disabled={status === 'loading'} onClick={() => void makeItMine()}>
      <BookPlus aria-hidden="true" />
      Make it mine
    </Button>
  )
}
