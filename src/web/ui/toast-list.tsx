import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/toast'
import { useRef } from 'react'
import { IconButton } from './button.tsx'
import { dismiss, type ShownToast, toastLimits } from './toast-store.ts'
import { toastBox } from './toast-strip.ts'
import { useFreePlace } from './use-free-place.ts'

/** The toasts: read out, dismissed by a swipe to the right, and closed after a while. */
export function ToastList({ toasts }: { toasts: readonly ShownToast[] }) {
  const viewport = useRef<HTMLOListElement>(null)
  const style = useFreePlace(viewport, toasts.find(({ open }) => open)?.id)
  return (
    <Radix.Provider duration={toastLimits.displayMs} swipeThreshold={toastLimits.swipePx} swipeDirection="right">
      {toasts.map((toast) => (
        <Card key={toast.id} {...toast} />
      ))}
      <Radix.Viewport ref={viewport} data-toast-box="" style={style} className={toastBox} />
    </Radix.Provider>
  )
}

function Card({ id, open, title, description, variant, action }: ShownToast) {
  const grave = variant === 'destructive'
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => !next && dismiss(id)}
      className={`flex animate-lift items-start gap-3 rounded-panel border-s-4 bg-raised py-3 pe-1.5 ps-4 shadow-2 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=cancel]:translate-x-0 ${grave ? 'border-danger' : 'border-accent'}`}
    >
      {grave && <CircleAlert aria-hidden="true" className="mt-1.5 text-danger" />}
      <div className="min-w-0 flex-1 self-center py-1 [overflow-wrap:anywhere]">
        {title && <Radix.Title className="font-[540]">{title}</Radix.Title>}
        {description && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className="link min-h-11 self-center rounded-control px-2 font-[540] sm:min-h-10"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X />} />
      </Radix.Close>
    </Radix.Root>
  )
}
