import { createContext, type ReactNode, use } from 'react'
import type { Field } from '#domain/sentence/result.ts'

/** The field that a reading of the sentence has just led to. */
export const LedTo = createContext<Field | undefined>(undefined)

/** A field that a reading of the sentence leads to; it stands out while it does. */
export function FieldOf({ field, children }: { field: Field; children: ReactNode }) {
  const isLedTo = use(LedTo) === field
  return (
    <div
      data-field={field}
      data-led-to={isLedTo || undefined}
      className="rounded-control outline-ink outline-offset-4 data-led-to:not-has-focus-visible:shadow-[0_0_0_4px_var(--color-bg),0_0_0_8px_var(--color-accent)] data-led-to:not-has-focus-visible:outline-2"
    >
      {children}
    </div>
  )
}

/** The control of a field to focus: one for figures before the chosen one of several, else its button. */
export function controlOf(place: Element | null | undefined): HTMLElement | null | undefined {
  return (
    place?.querySelector<HTMLElement>('input:not([type="radio"])') ??
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input, select, button')
  )
}
