import { createLink, useHydrated } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type Tone = 'primary' | 'ink' | 'surface' | 'quiet' | 'danger'
type Size = 'compact' | 'normal' | 'hero'
type Look = { tone?: Tone; size?: Size }

/**
 * The product's button. A view has one `primary`. `busy` is the label while an action runs, and disables the button. A
 * submit button is disabled until the page's script runs: before that, the browser would send the form to a page that
 * takes none. It looks enabled meanwhile. `scriptless` is for a form that the browser itself can send.
 */
export function Button({
  tone,
  size,
  busy,
  disabled,
  className,
  children,
  type = 'button',
  scriptless = false,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: string | false | undefined; scriptless?: boolean }) {
  const isHydrated = useHydrated()
  const awaitsScript = type === 'submit' && !scriptless && !isHydrated
  return (
    <button
      type={type}
      disabled={disabled || Boolean(busy) || awaitsScript}
      data-awaits-script={awaitsScript && !disabled ? '' : undefined}
      data-busy={busy ? '' : undefined}
      aria-busy={busy ? true : undefined}
      className={buttonLook({ tone, size, className })}
      {...rest}
    >
      {busy ? (
        <>
          <BusyBars />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link to a page of the product that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)

/** A link to a file or another site that looks like a button. */
export function ButtonAnchor({ tone, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={buttonLook({ tone, size, className })} {...rest} />
}

/** A button that shows only an icon; `label` is its name. A compact one is for narrow columns, where a mouse is used. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode; size?: 'compact' | 'normal' }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 flex-none place-items-center rounded-control text-ink transition-colors hover:bg-sunken disabled:text-ink-3 ${size === 'compact' ? '[@media(hover:hover)]:size-8' : 'sm:size-10'} ${className ?? ''}`}
      {...rest}
    >
      {icon}
    </button>
  )
}

const tones: Record<Tone, string> = {
  primary: 'border-accent-edge border-b-2 bg-accent text-on-accent hover:bg-accent-hover unavailable:border-sunken',
  ink: 'border-ink bg-ink text-bg hover:border-ink-2 hover:bg-ink-2 unavailable:border-sunken',
  surface: 'border-edge bg-surface text-ink hover:bg-sunken unavailable:border-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-edge bg-surface text-danger hover:border-danger unavailable:border-sunken',
}

// On a phone a compact control must still be large enough for a thumb.
const sizes: Record<Size, string> = {
  compact: 'min-h-11 px-3.5 py-1.5 text-[0.875rem] sm:min-h-9',
  normal: 'min-h-11 px-4.5 py-2 text-[0.9375rem]',
  hero: 'min-h-[3.375rem] px-6 py-2.5 text-[1.0625rem]',
}

function buttonLook({
  tone = 'surface',
  size = 'normal',
  className = '',
}: {
  tone?: Tone | undefined
  size?: Size | undefined
  className?: string | undefined
}): string {
  return `wide tabular inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-[540] leading-tight no-underline transition-colors unavailable:bg-sunken unavailable:text-ink-3 ${tones[tone]} ${sizes[size]} ${className}`
}

function BusyBars() {
  return (
    <span aria-hidden="true" className="flex h-3.5 items-end gap-0.5">
      {[5, 10, 7, 14, 8].map((height, index) => (
        <span
          key={height}
          className="w-1 animate-beat rounded-t-[1px] bg-current"
          style={{ height, animationDelay: `${index * 120}ms` }}
        />
      ))}
    </span>
  )
}
