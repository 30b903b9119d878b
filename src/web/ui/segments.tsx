import type { Choice, WithIcon } from './choice.ts'
import { RadioGroup } from './radio-group.tsx'

/** A segmented control: a few short options in a row. Arrow keys move between them. */
export function Segments<Value extends string>(choice: Choice<Value, WithIcon>) {
  return <RadioGroup {...choice} looks={looks} />
}

const looks = {
  list: 'flex gap-0.5 max-[22.5rem]:flex-wrap rounded-control bg-sunken p-0.5',
  option:
    'relative flex min-h-10 min-w-0 flex-1 cursor-pointer max-sm:flex-auto items-center justify-center gap-2 rounded-[5px] border border-transparent px-1.5 max-[22.5rem]:gap-1 max-[22.5rem]:px-0.5 text-center text-ink-2 leading-tight transition-colors max-sm:text-[0.9375rem] sm:px-3 hover:text-ink has-checked:border-edge has-checked:bg-surface has-checked:text-ink has-focus-visible:shadow-[0_0_0_2px_var(--color-bg),0_0_0_6px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-checked:font-[540]',
  draw: ({ icon, label }: WithIcon & { label: string }) => (
    <>
      {icon}
      {label}
    </>
  ),
}
