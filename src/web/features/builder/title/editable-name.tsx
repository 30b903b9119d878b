import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import type { BuilderState } from '../draft/use-builder.ts'
import { MAX_NAME_CHARACTERS } from './max-name-characters.ts'

/**
 * The name of the workout in the builder, which can be changed where it stands. Enter and leaving the field keep it, Escape
 * brings the former one back.
 */
export function useEditableName({ details, dispatch }: BuilderState) {
  const [isEditing, setIsEditing] = useState(false)
  const former = useRef(details.name)
  const button = useRef<HTMLButtonElement>(null)
  const change = (name: string) => dispatch({ type: 'details', details: { ...details, name }, field: 'name' })

  function edit() {
    former.current = details.name
    setIsEditing(true)
  }

  function end(event: { key: string }) {
    if (event.key === 'Escape') change(former.current)
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    setIsEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  const name = isEditing ? (
    <input
      ref={focusInput}
      aria-label="Name of the workout"
      placeholder="Name of the workout"
      autoComplete="off"
      maxLength={MAX_NAME_CHARACTERS}
      value={details.name}
      onChange={(event) => change(event.target.value)}
      onKeyDown={end}
      onBlur={() => setIsEditing(false)}
      className="field-sizing-content min-w-40 max-w-full border-ink border-b-2 bg-transparent outline-none placeholder:text-ink-3"
    />
  ) : (
    details.name.trim() || 'Workout Builder'
  )
  const rename = !isEditing && (
    <IconButton
      ref={button}
      label={details.name.trim() ? 'Rename the workout' : 'Name the workout'}
      icon={<Pencil aria-hidden="true" />}
      onClick={edit}
    />
  )
  return { name, rename }
}

// One function, so that it is called for each field once, and not at each key.
const focusInput = (input: HTMLInputElement | null) => input?.select()
