import type { GenerateRequest } from '#domain/generator/request.ts'
import { Notice } from '../../../ui/notice.tsx'
import { roundingOf } from './rounding.ts'
import type { Generated } from './use-generation.ts'

/** The notes on a generated workout: how it differs from the request, and its author if that is not the engine. */
export function notesOf(request: GenerateRequest, generated: Generated): string[] {
  const rounding = roundingOf(request, generated)
  return [
    ...(rounding ? [rounding] : []),
    ...generated.remarks,
    ...(generated.madeBy === 'model' ? ['Made by the language model, checked by the same rules.'] : []),
  ]
}

/** The notes above the workout; nothing if there are none. */
export function GenerationNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Notice className="mb-5">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
