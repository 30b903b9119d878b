import { useRouter } from '@tanstack/react-router'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type Entry, headerEntries } from './entries.ts'

/** Time the sheet has to leave before the page moves to the chosen part, in milliseconds. */
export const ANCHOR_DELAY_MS = 400

/** The header's entries on a phone, in a sheet from the top. */
export function SiteMenu() {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const choose = async ({ to, hash }: Entry) => {
    setOpen(false)
    await router.navigate({ to, resetScroll: !hash })
    if (hash) setTimeout(() => document.getElementById(hash)?.scrollIntoView({ behavior: 'smooth' }), ANCHOR_DELAY_MS)
  }
  return (
    <>
      <IconButton label="Menu" icon={<MenuIcon />} onClick={() => setOpen(true)} />
      <Sheet side="top" open={open} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Main" className="grid">
          {headerEntries.map((entry) => (
            <a
              key={entry.label}
              href={entry.hash ? `${entry.to}#${entry.hash}` : entry.to}
              onClick={(event) => {
                event.preventDefault()
                void choose(entry)
              }}
              className="flex min-h-12 items-center border-line border-t text-h4"
            >
              {entry.label}
            </a>
          ))}
        </nav>
      </Sheet>
    </>
  )
}
