import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  /** The path of a page, or of a file under /api. */
  href?: string
  onSelect?: () => void
}

/**
 * A menu of actions behind three dots. `label` names their object: "Actions for Hill repeats". Items that take time to
 * know are a function, which is called when the menu opens.
 */
export function Menu({
  label,
  size = 'normal',
  items,
}: {
  label: string
  size?: 'compact' | 'normal'
  items: readonly MenuItem[] | (() => readonly MenuItem[])
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <IconButton label={label} size={size} icon={<Ellipsis />} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade overflow-y-auto rounded-panel bg-raised p-1.5 shadow-2 outline-none"
        >
          <Items items={items} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Items({ items }: { items: readonly MenuItem[] | (() => readonly MenuItem[]) }) {
  const known = typeof items === 'function' ? items() : items
  return known.map((item) => <Item key={item.label} {...item} />)
}

function Item({ label, icon, tone, disabled = false, href, onSelect }: MenuItem) {
  const look = `flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-[0.9375rem] no-underline outline-none data-highlighted:bg-sunken data-highlighted:shadow-[inset_3px_0_0_var(--color-accent),inset_4px_0_0_var(--color-ink)] data-disabled:cursor-not-allowed data-disabled:text-ink-3 sm:min-h-10 ${tone === 'danger' ? 'text-danger' : 'text-ink'}`
  if (!href)
    return (
      <Radix.Item disabled={disabled} className={look} {...(onSelect && { onSelect })}>
        {icon}
        {label}
      </Radix.Item>
    )
  return (
    <Radix.Item asChild disabled={disabled} {...(onSelect && { onSelect })}>
      {href.startsWith('/api/') ? (
        <a href={href} className={look}>
          {icon}
          {label}
        </a>
      ) : (
        <Link to={href} className={look}>
          {icon}
          {label}
        </Link>
      )}
    </Radix.Item>
  )
}
