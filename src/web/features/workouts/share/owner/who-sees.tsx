import { type ReactNode, useId, useState } from 'react'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast-store.ts'

type Visibility = { is_private: boolean; is_listed: boolean }

/**
 * Says who may open a workout or a route, and lets its athlete change that. `more` are switches for what others see of
 * it, and `without` what they do not see.
 */
export function WhoSees({
  what,
  value,
  onChange,
  more,
  without = '',
}: {
  what: 'workout' | 'route'
  value: Visibility
  /** Saves a change; throws the refusal. */
  onChange: (change: Partial<Visibility>) => Promise<unknown>
  more?: ReactNode
  without?: string
}) {
  const { is_private, is_listed } = value
  const title = useId()
  const [saving, setSaving] = useState(false)
  const set = async (change: Partial<Visibility>) => {
    if (saving) return
    setSaving(true)
    try {
      await onChange(change)
      toast({ title: doneTitle(what, change) })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: `Failed to change the ${what}`, description, variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <section aria-labelledby={title} className="print:hidden">
      <h2 id={title} className="border-ink border-b-[1.5px] pb-2 text-label">
        Who sees this {what}
      </h2>
      <div className="grid justify-items-start gap-1 py-2" aria-busy={saving}>
        <Switch label="Only I can open it" checked={is_private} onChange={(to) => void set({ is_private: to })} />
        {!is_private && (
          <Switch
            label="Search engines may list it"
            checked={is_listed}
            onChange={(to) => void set({ is_listed: to })}
          />
        )}
        {!is_private && more}
      </div>
      <p className="text-ink-2 text-small">{whoSees(what, value, without)}</p>
    </section>
  )
}

function doneTitle(what: string, { is_private, is_listed }: Partial<Visibility>): string {
  if (is_private !== undefined) return `The ${what} is ${is_private ? 'private' : 'public'}`
  return is_listed ? `Search engines may list the ${what}` : `Search engines are told to leave the ${what} out`
}

function whoSees(what: string, { is_private, is_listed }: Visibility, without: string): string {
  if (is_private) return `Its link works for you alone. Others are told that there is no such ${what}.`
  const who = is_listed ? 'Everybody can find and open it' : 'Everybody who has its link can open it'
  return `${who}${without}.`
}
