import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import type { MetricsChange } from '#contracts/user.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { copyText } from '../workouts/share/copy-text.ts'
import type { Calculator } from './calculators.ts'

/** What to do with the zones of a figure: save the figure, share the page's address, print it. */
export function ResultActions({
  sport,
  figure,
  unit,
}: {
  sport: Calculator['sport']
  figure: string
  unit: DistanceUnit | undefined
}) {
  const { status } = useSession()
  return (
    <div className="mt-6 flex flex-wrap gap-2 print:hidden">
      {status === 'signed-in' && <SaveFigure key={`${figure} ${unit}`} sport={sport} figure={figure} unit={unit} />}
      <Button onClick={copyLink}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {status === 'signed-out' && (
        <ButtonLink to="/login" search={{ register: true }} tone="quiet">
          Sign up to train in these zones
        </ButtonLink>
      )}
    </div>
  )
}

function SaveFigure({
  sport,
  figure,
  unit,
}: {
  sport: Calculator['sport']
  figure: string
  unit: DistanceUnit | undefined
}) {
  const { refreshProfile } = useSession()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const { call } = await import('../../lib/api.ts').catch((cause: unknown) => {
        throw new Error('Check your connection, or load the page again.', { cause })
      })
      await call('put /api/user', { meta: { athlete_metrics: changeOf(sport, figure, unit) } })
      await refreshProfile()
      toast({ title: 'Metrics saved', description: 'Your metrics have been saved' })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Failed to save metrics', description, variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button tone="ink" busy={saving && 'Saving'} onClick={() => void save()}>
      Save to my metrics
    </Button>
  )
}

/** The change of the athlete's metrics: the sport's figure, with its unit if it has one. */
function changeOf(id: Calculator['sport'], figure: string, unit: DistanceUnit | undefined): MetricsChange {
  const { profile, reference } = sportOf(id)
  const value = reference.metric === 'power' ? Number(figure) : figure
  return { [profile.reference]: value, ...(unit && { [profile.unit]: unit }) }
}

async function copyLink(): Promise<void> {
  const { href } = window.location
  if (await copyText(href)) toast({ title: 'URL copied to clipboard' })
  else toast({ title: 'Copy this address', description: href })
}
