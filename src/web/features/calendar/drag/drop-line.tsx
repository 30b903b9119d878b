/** Where a dragged entry would go: a line above or below another. */
export function DropLine({ over }: { over: 'above' | 'below' | undefined }) {
  if (!over) return null
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 z-10 h-1 bg-ink ${over === 'above' ? '-top-[2px]' : '-bottom-[2px]'}`}
    />
  )
}
