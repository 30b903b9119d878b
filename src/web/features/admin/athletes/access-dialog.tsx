import { useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { ListedAthlete } from '../queries.ts'
import { accessChange, planSentence, roleSentences, undoOf } from './access-change.ts'
import { nameOf, planNames, roleNames } from './athlete-words.ts'
import { useAthleteActions } from './use-athlete-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Asks for the role and the plan of an athlete. */
export function AccessDialog({ athlete, onClose }: { athlete: ListedAthlete; onClose: () => void }) {
  const { change, undo } = useAthleteActions()
  const { busy, failure, attempt } = useAttempt()
  const [role, setRole] = useState(athlete.role)
  const [plan, setPlan] = useState<keyof typeof planNames>(athlete.plan ?? 'none')
  const wanted = accessChange(athlete, { role, plan })

  async function save() {
    if (!wanted) return onClose()
    if (!(await attempt(() => change(athlete, wanted)))) return
    onClose()
    const before = undoOf(athlete, wanted)
    toast({
      title: `${nameOf(athlete)} is changed`,
      description: `${roleNames[role]}, ${planNames[plan].toLowerCase()}`,
      ...(before && { action: { label: 'Undo', onSelect: () => void undo(athlete, before) } }),
    })
  }
  return (
    <FormDialog
      title={`Role and plan of ${nameOf(athlete)}`}
      description={athlete.email}
      action="Save"
      busy={busy && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {failure !== undefined && (
        <Notice tone="danger" title="Failed to change it">
          {failure}
        </Notice>
      )}
      {athlete.named_admin ? (
        <p className="text-ink-2">
          The setting ADMIN_EMAILS names this address, so the role is admin whatever is chosen here.
        </p>
      ) : (
        <div className="grid gap-2">
          <Segments label="Role" options={optionsOf(roleNames)} value={role} onChange={setRole} />
          <p className="min-h-10 text-ink-2 text-small">{roleSentences[role]}</p>
        </div>
      )}
      <div className="grid gap-2">
        <Segments label="Plan" options={optionsOf(planNames)} value={plan} onChange={setPlan} />
        <p role="status" className="min-h-10 text-ink-2 text-small">
          {planSentence(athlete.plan, plan)}
        </p>
      </div>
    </FormDialog>
  )
}

function optionsOf<Value extends string>(names: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))
}
