import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Became, ImportOutcome } from './import-outcome.tsx'
import type { Imports } from './use-imports.ts'

/** Imports files, and shows for each one what it became and what could not be kept. */
export function ImportDialog<Imported extends { losses: readonly string[] }, Beside>({
  open,
  onOpenChange,
  files: { imports, add, cancel, clear, underWay },
  title,
  description,
  extensions,
  beside,
  becameOf,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  files: Imports<Imported, Beside>
  title: string
  description: string
  /** Of the files that can be chosen, without a dot. */
  extensions: readonly string[]
  /** What is said about the files that are chosen now. */
  beside: () => Beside
  becameOf: (imported: Imported) => Became
  /** Shown until files are chosen. */
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const field = useId()
  const kept = imports.filter(({ state }) => state === 'kept').length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) clear()
        onOpenChange(next)
      }}
      title={title}
      description={description}
      footer={
        underWay ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            {imports.length > 0 && <Button onClick={() => onOpenChange(false)}>Done</Button>}
            <Button tone={imports.length > 0 ? 'surface' : 'primary'} onClick={() => input.current?.click()}>
              Choose files
            </Button>
          </>
        )
      }
    >
      <label htmlFor={field} className="sr-only">
        Files to import
      </label>
      <input
        ref={input}
        id={field}
        type="file"
        multiple
        accept={extensions.map((extension) => `.${extension}`).join()}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])], beside())
          // Without this, choosing the same file again fires no change event.
          currentTarget.value = ''
        }}
      />
      {imports.length === 0 && <div className="grid gap-4 py-2">{children}</div>}
      <p role="status" className="font-[540] empty:hidden">
        {underWay ? 'Reading files' : imports.length > 0 ? `${kept} of ${imports.length} imported` : ''}
      </p>
      {imports.length > 0 && (
        <ul className="grid py-1">
          {imports.map((one) => (
            <li key={one.id} className="border-line border-b py-3 last:border-b-0">
              <ImportOutcome of={one} becameOf={becameOf} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
