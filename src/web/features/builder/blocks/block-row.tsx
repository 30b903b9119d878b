import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { BlockFacts } from './block-facts.tsx'
import { MAX_BLOCK_NAME } from './proposed-name.ts'
import type { Block } from './use-blocks.ts'

/** One of the athlete's blocks in a list: pressing it inserts it; it can be renamed and deleted. */
export function BlockRow({
  block,
  drawnAs,
  onInsert,
  onRename,
  onDelete,
}: {
  block: Block
  drawnAs: SportId
  onInsert: () => void
  /** Resolves to the sentence that refuses the name. */
  onRename: (name: string) => Promise<string | undefined>
  onDelete: () => void
}) {
  // Undefined until it was renamed once: then the focus returns to the button.
  const [renaming, setRenaming] = useState<boolean>()
  const { name, sport, steps } = block
  if (renaming)
    return (
      <RenameForm
        name={name}
        onCancel={() => setRenaming(false)}
        onRename={async (next) => {
          const refusal = await onRename(next)
          if (refusal === undefined) setRenaming(false)
          return refusal
        }}
      />
    )
  return (
    <div className="flex items-start gap-1">
      <div className="relative min-w-0 flex-1 rounded-control px-2 py-2.5 transition-colors hover:bg-sunken">
        <button
          type="button"
          onClick={onInsert}
          className="wide block max-w-full text-start font-[540] [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-control"
        >
          <span className="sr-only">Insert </span>
          {name}
        </button>
        <BlockFacts steps={steps} sport={sport} drawnAs={drawnAs} />
      </div>
      <div className="mt-1 flex flex-none">
        <IconButton
          label={`Rename ${name}`}
          icon={<Pencil />}
          autoFocus={renaming === false}
          onClick={() => setRenaming(true)}
        />
        <IconButton label={`Delete ${name}`} icon={<Trash />} onClick={onDelete} />
      </div>
    </div>
  )
}

function RenameForm({
  name,
  onRename,
  onCancel,
}: {
  name: string
  onRename: (name: string) => Promise<string | undefined>
  onCancel: () => void
}) {
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function rename(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setRefusal(await onRename(typed))
    setSaving(false)
  }

  return (
    <form onSubmit={rename} noValidate className="grid gap-2 px-2 py-2.5">
      <TextField
        label={`New name of ${name}`}
        autoFocus
        autoComplete="off"
        maxLength={MAX_BLOCK_NAME}
        value={typed}
        error={refusal}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefusal(undefined)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="compact" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact" type="submit" disabled={typed.trim() === ''} busy={isSaving && 'Saving...'}>
          Rename
        </Button>
      </div>
    </form>
  )
}
