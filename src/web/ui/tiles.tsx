import type { ReactNode } from 'react'
import type { Choice } from './choice.ts'
import { RadioGroup } from './radio-group.tsx'

type WithGlyph = { glyph: ReactNode }

/** A choice between tiles, each a drawing above its label. The chosen tile is dark, with the accent colour on top. */
export function Tiles<Value extends string>(choice: Choice<Value, WithGlyph>) {
  return <RadioGroup {...choice} looks={looks} />
}

const looks = {
  list: 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2',
  option:
    'relative flex cursor-pointer flex-col gap-2 rounded-control border border-line bg-surface px-3 pt-3 pb-2.5 text-[0.875rem] text-ink-2 leading-tight transition-colors hover:border-edge hover:text-ink has-checked:border-ink has-checked:bg-accent-wash has-checked:text-ink has-checked:shadow-[inset_0_4px_0_var(--color-accent),inset_0_5px_0_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-checked:font-[540]',
  draw: ({ glyph, label }: WithGlyph & { label: string }) => (
    <>
      <span aria-hidden="true" className="block">
        {glyph}
      </span>
      {label}
    </>
  ),
}
