import { Link, useLocation } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import { type Entry, type Group, isAt, isGroup, menuFor } from './entries.ts'

/** The dashboard's menu. One group is open at a time: at first that of the current page, else the first, and then that of each page in another one. */
export function MenuList({ role, onGo }: { role: Profile['role'] | undefined; onGo?: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const items = menuFor(role)
  const groups = items.filter(isGroup)
  const here = groups.find(({ entries }) => entries.some((entry) => isAt(entry, pathname)))?.label
  const [open, setOpen] = useState(here ?? groups[0]?.label)
  const [followed, setFollowed] = useState(here)
  if (here !== followed) {
    setFollowed(here)
    if (here) setOpen(here)
  }

  return (
    <nav aria-label="Dashboard">
      <ul className="grid gap-1">
        {items.map((item) =>
          isGroup(item) ? (
            <MenuGroup
              key={item.label}
              group={item}
              open={open === item.label}
              onToggle={() => setOpen(open === item.label ? undefined : item.label)}
              pathname={pathname}
              {...(onGo && { onGo })}
            />
          ) : (
            <MenuLink key={item.to} entry={item} pathname={pathname} {...(onGo && { onGo })} />
          ),
        )}
      </ul>
    </nav>
  )
}

type MenuLinkParts = { pathname: string; onGo?: () => void }

function MenuLink({ entry, pathname, onGo }: MenuLinkParts & { entry: Entry }) {
  const { icon: Icon, label, to } = entry
  const here = isAt(entry, pathname)
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        aria-current={here ? 'page' : undefined}
        {...(onGo && { onClick: onGo })}
        className={`${line} ${here ? 'font-[560] text-ink shadow-[inset_5px_0_0_var(--color-accent),inset_6.5px_0_0_var(--color-ink)]' : 'text-ink-2'}`}
      >
        <Icon aria-hidden="true" className="size-5 flex-none" />
        {label}
      </Link>
    </li>
  )
}

function MenuGroup({
  group,
  open,
  onToggle,
  pathname,
  onGo,
}: MenuLinkParts & { group: Group; open: boolean; onToggle: () => void }) {
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={`${line} w-full cursor-pointer justify-between text-ink-2`}
      >
        {group.label}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? '' : '-rotate-90'}`} />
      </button>
      <ul id={id} hidden={!open} className="grid gap-1">
        {group.entries.map((entry) => (
          <MenuLink key={entry.to} entry={entry} pathname={pathname} {...(onGo && { onGo })} />
        ))}
      </ul>
    </li>
  )
}

const line =
  'flex min-h-11 items-center gap-3.5 px-6 text-[0.9375rem] no-underline transition-colors hover:bg-sunken hover:text-ink -outline-offset-2'
