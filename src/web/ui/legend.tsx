import type { ReactNode } from 'react'

/** The name of a group of controls, styled as a field's label. */
export function Legend({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <legend className={hidden ? 'sr-only' : 'mb-1.5 block font-[540] text-[0.875rem] leading-tight'}>{children}</legend>
  )
}
