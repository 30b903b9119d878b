import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

/**
 * Tabs of a page; `children` is the content of the chosen one. That tab has the product's medium weight, 540, and 4 px of
 * the accent colour above the 1.5 px of its underline.
 */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  items,
  children,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode }[]
  children: ReactNode
}) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-x-6 pt-1.5 shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="min-h-11 whitespace-nowrap rounded-t-chip px-0.5 text-[0.9375rem] text-ink-2 hover:text-ink focus-visible:-outline-offset-4 data-[state=active]:font-[540] data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-1.5px_0_var(--color-ink),inset_0_-5.5px_0_var(--color-accent)]"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/*
       * The content is no tab stop: what stands in it has stops of its own. With the key, a tab's state does not pass to
       * the next tab, whose content may be the same component.
       */}
      <Radix.Content key={value} value={value} tabIndex={undefined} className="pt-6">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
