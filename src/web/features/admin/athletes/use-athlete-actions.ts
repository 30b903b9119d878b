import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../lib/api.ts'
import { isTemporary } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type AthletePage, everyAthletePage, everythingOfAdmins, type ListedAthlete } from '../queries.ts'
import { nameOf } from './athlete-words.ts'

export type Change = Omit<InputOf<'put /api/admin/athletes/{id}'>, 'id'>

/** What admins do to an athlete. `change` and `remove` throw the server's refusal; the others say it in a message. */
export function useAthleteActions() {
  const cache = useQueryClient()
  const change = async (athlete: ListedAthlete, wanted: Change) =>
    show(await call('put /api/admin/athletes/{id}', { id: athlete.id, ...wanted }), cache)
  const remove = async ({ id }: ListedAthlete) => show(await call('delete /api/admin/athletes/{id}', { id }), cache)

  async function enable(athlete: ListedAthlete): Promise<void> {
    try {
      await change(athlete, { disabled: false })
      toast({ title: `${nameOf(athlete)} can sign in again` })
    } catch (error) {
      failed(`Failed to enable ${nameOf(athlete)}`, error, () => void enable(athlete))
    }
  }

  async function undo(athlete: ListedAthlete, before: Change): Promise<void> {
    try {
      await change(athlete, before)
      toast({ title: `${nameOf(athlete)} is as before` })
    } catch (error) {
      failed('Failed to undo', error, () => void undo(athlete, before))
    }
  }

  async function verify(athlete: ListedAthlete): Promise<void> {
    try {
      await call('post /api/admin/athletes/{id}/verification', { id: athlete.id })
      toast({
        title: 'The letter is on its way',
        description: `To ${athlete.email}, unless one left in the last minute.`,
      })
    } catch (error) {
      failed('Failed to send the letter', error, () => void verify(athlete))
    }
    await cache.invalidateQueries({ queryKey: everythingOfAdmins })
  }

  return { change, remove, enable, undo, verify }
}

/** Puts an athlete into the lists that are shown, and reads again what is noted and counted. */
function show(athlete: ListedAthlete, cache: QueryClient): void {
  cache.setQueriesData<AthletePage>(
    { queryKey: everyAthletePage },
    (page) => page && { ...page, data: page.data.map((one) => (one.id === athlete.id ? athlete : one)) },
  )
  void cache.invalidateQueries({ queryKey: everythingOfAdmins })
}

function failed(title: string, error: unknown, again: () => void): void {
  toast({
    title,
    description: error instanceof Error ? error.message : '',
    variant: 'destructive',
    ...(isTemporary(error) && { action: { label: 'Try again', onSelect: again } }),
  })
}
