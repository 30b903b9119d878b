import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProfileSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { referenceFor } from '../../workouts/own-reference.ts'
import { nextKey } from '../draft/draft.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { BlockList } from './block-list.tsx'
import { type InsertPlace, insertPlaces, placeOf } from './insert-place.ts'
import { insertedSteps } from './inserted-steps.ts'
import { type Block, blocksQuery } from './use-blocks.ts'

/** Inserts one of the athlete's own blocks into the workout. */
export function InsertBlockDialog({ builder }: { builder: BuilderState }) {
  const { profile } = useSession()
  const { data, error, isFetching, isPaused, refetch } = useQuery({ ...blocksQuery, refetchOnMount: 'always' })
  const [place, setPlace] = useState<InsertPlace>('end')
  const [searched, setSearched] = useState('')
  const words = searched.trim().toLowerCase()
  const found = data?.filter(({ name }) => name.toLowerCase().includes(words)) ?? []

  function insert(block: Block) {
    const reference = block.sport ? referenceFor(profile, block.sport, block.steps) : undefined
    const { steps, changes } = insertedSteps(block, builder.chosenSport, reference)
    const said = `Inserted ${block.name}`
    builder.showBlocks(undefined)
    builder.edit({ type: 'insert', steps, at: placeOf(builder, place) }, nextKey(builder.draft), said)
    if (changes.length > 0) toast({ title: said, description: changes.join(' ') })
  }

  return (
    <Dialog
      open
      onOpenChange={() => builder.showBlocks(undefined)}
      title="Insert block"
      description={data && data.length > 0 ? 'Choose one of your blocks.' : undefined}
    >
      {!data && !error && !isPaused && <BlocksSkeleton />}
      {!data && isPaused && (
        <Notice title="You are offline">Your blocks are shown here as soon as there is a connection.</Notice>
      )}
      {error && !isPaused && (
        <LoadFailed
          className="mb-4"
          title="Your blocks could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {data && data.length > 0 && (
        <form
          className="grid gap-3 pb-3 sm:grid-cols-2"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            const [first] = found
            if (words !== '' && first) insert(first)
          }}
        >
          <TextField
            label="Search"
            type="search"
            autoComplete="off"
            value={searched}
            onChange={(event) => setSearched(event.target.value)}
          />
          <SelectField label="Place" options={insertPlaces(builder)} value={place} onChange={setPlace} />
        </form>
      )}
      {data && <BlockList blocks={data} found={found} drawnAs={builder.sport} onInsert={insert} />}
      <p role="status" className="min-h-4 text-ink-2">
        {data && data.length > 0 && found.length === 0 && `None of your blocks is called “${searched.trim()}”.`}
      </p>
    </Dialog>
  )
}

function BlocksSkeleton() {
  return (
    <>
      <Loading label="Loading blocks" className="sr-only" />
      <div className="grid gap-6 py-2">
        <ProfileSkeleton />
        <ProfileSkeleton />
      </div>
    </>
  )
}
