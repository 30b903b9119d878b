import { useLayoutEffect, useRef } from 'react'
import { dismiss, type ShownToast } from './toast-store.ts'
import { leaveRoomFor, stripStyle, toastBox } from './toast-strip.ts'

/** The toasts when their own script could not be fetched: the same text without animation, in a strip at the bottom. */
export function PlainToast({ toasts }: { toasts: readonly ShownToast[] }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = toasts.filter(({ open }) => open)
  const isShown = shown.length > 0
  // After every render, because each toast changes the height.
  useLayoutEffect(() => {
    if (isShown && box.current) return leaveRoomFor(box.current)
  })
  return (
    <div
      ref={box}
      data-toast-box=""
      style={isShown ? stripStyle : undefined}
      aria-live="assertive"
      className={toastBox}
    >
      {shown.map(({ id, title, description, action }) => (
        <div key={id} className="rounded-panel border-accent border-s-4 bg-raised p-4 shadow-2">
          {title && <p className="font-[540]">{title}</p>}
          {description && <div className="text-ink-2">{description}</div>}
          <div className="flex gap-2">
            {action && <PlainButton label={action.label} onPress={action.onSelect} id={id} />}
            <PlainButton label="Dismiss" id={id} />
          </div>
        </div>
      ))}
    </div>
  )
}

function PlainButton({ label, onPress, id }: { label: string; onPress?: () => void; id: string }) {
  const press = () => {
    onPress?.()
    dismiss(id)
  }
  return (
    <button type="button" onClick={press} className="link min-h-11 cursor-pointer pe-2 font-[540]">
      {label}
    </button>
  )
}
