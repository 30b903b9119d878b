import { useQueryClient } from '@tanstack/react-query'
import { formatCount } from '#domain/units/words.ts'
import { call } from '../../../../lib/api.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { everyDay } from '../../../calendar/queries.ts'
import { everyWorkout } from '../../../workouts/queries.ts'
import { type Made, type Offer, reAimsQuery } from './queries.ts'
import { figureWords, undoneWords } from './re-aim-words.ts'

/** Re-aims workouts, undoes it, and leaves an offer; says what was done, and reads again what it concerns. */
export function useReAiming() {
  const cache = useQueryClient()

  const readAgain = () =>
    Promise.all([reAimsQuery.queryKey, everyWorkout, everyDay].map((queryKey) => cache.invalidateQueries({ queryKey })))

  async function undo({ id }: Pick<Made, 'id'>): Promise<void> {
    try {
      const { restored, stayed } = await call('post /api/re-aims/{id}/undo', { id })
      toast(undoneWords(restored, stayed))
    } catch (error) {
      toast({ title: 'Failed to undo', description: sentenceOf(error), variant: 'destructive' })
    }
    await readAgain()
  }

  /** Answers whether it was stored. */
  async function setLeft({ id }: Offer, left: boolean): Promise<boolean> {
    try {
      await call('put /api/re-aims/offers/{id}', { id, left })
    } catch (error) {
      toast({ title: 'Failed to save', description: sentenceOf(error), variant: 'destructive' })
      return false
    }
    await cache.invalidateQueries({ queryKey: reAimsQuery.queryKey })
    return true
  }

  return {
    undo,
    /** Throws what was refused; the offer is read again then, because it may have changed. */
    async reAim(id: string, { id: offer, figure, to }: Offer, workouts: string[]): Promise<void> {
      try {
        const made = await call('post /api/re-aims', { id, offer, to, workouts })
        const left = workouts.length - made.workout_count
        toast({
          title: `${formatCount(made.workout_count, 'workout')} re-aimed`,
          description: left > 0 ? changedMeanwhile(left) : `To your ${figureWords(figure, to)}.`,
          ...(made.workout_count > 0 && { action: { label: 'Undo', onSelect: () => void undo(made) } }),
        })
      } catch (error) {
        await cache.invalidateQueries({ queryKey: reAimsQuery.queryKey })
        throw error
      }
      await readAgain()
    },
    async leave(offer: Offer): Promise<void> {
      if (!(await setLeft(offer, true))) return
      toast({
        title: 'Left as they are',
        action: { label: 'Undo', onSelect: () => void setLeft(offer, false) },
      })
    },
  }
}

function changedMeanwhile(count: number): string {
  return `${formatCount(count, 'workout')} had been changed meanwhile and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : undefined)
