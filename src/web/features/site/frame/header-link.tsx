import { Link } from '@tanstack/react-router'
import type { headerEntries } from './entries.ts'

/** An entry of the header. A section is told to `onSection`; without a script the browser itself goes there. */
export function HeaderLink({
  entry,
  className,
  onSection,
  onPage,
}: {
  entry: (typeof headerEntries)[number]
  className: string
  onSection: (section: string) => void
  onPage?: () => void
}) {
  if ('to' in entry)
    return (
      <Link to={entry.to} className={className} {...(onPage && { onClick: onPage })}>
        {entry.label}
      </Link>
    )
  return (
    <a
      href={`/#${entry.section}`}
      className={className}
      onClick={(event) => {
        // With a key pressed the browser opens another tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onSection(entry.section)
      }}
    >
      {entry.label}
    </a>
  )
}
