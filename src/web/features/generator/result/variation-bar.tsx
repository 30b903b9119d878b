import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type Direction, directions } from '#domain/generator/request/direction.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { type Generations, generationsLeft, renewalDay } from '../../billing/generations.ts'
import type { Causes } from './dead-ends.ts'

/** The buttons for the next version, and what it costs. `pressed` is the direction being generated, or the last one. */
export function VariationBar({
  generating,
  pressed,
  allLocked,
  causes,
  otherSport,
  isWritten,
  hasAccess,
  generations,
  onPress,
}: {
  generating: boolean
  pressed: Direction | undefined
  /** Whether every entry is locked, so that no other version exists. */
  allLocked: boolean
  /** Why some directions are dead ends. */
  causes: Causes
  /** The sport the workout was changed to, if any: versions exist only in the requested sport. */
  otherSport: SportId | undefined
  /** Whether the athlete wrote the workout: then only another one is generated. */
  isWritten: boolean
  /** Whether the plan has generations: without them only a workout that was written out gets here. */
  hasAccess: boolean
  generations: Generations
  onPress: (direction: Direction) => void
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const noneLeft = generations !== null && generationsLeft(generations) === 0

  const isGenerated = (direction: Direction) => !isWritten || direction === 'another'

  // The pressed button loses the focus when it is disabled; without this, keyboard users would start at the page's top.
  useEffect(() => {
    if (!generating && document.activeElement === document.body) button.current?.focus()
  }, [generating])

  return (
    <section aria-label="Next version" className="mt-5">
      <div className="flex flex-wrap gap-2">
        {directions.map((direction) => (
          <Button
            key={direction}
            ref={direction === pressed ? button : undefined}
            size="compact"
            className="aria-disabled:cursor-default aria-disabled:border-sunken aria-disabled:bg-sunken aria-disabled:text-ink-3"
            disabled={
              generating ||
              allLocked ||
              otherSport !== undefined ||
              (isGenerated(direction) && (noneLeft || !hasAccess))
            }
            // Not `disabled`, so that it can be focused and read out with its cause.
            aria-disabled={causes[direction] !== undefined || undefined}
            aria-describedby={causes[direction] && `${id}-causes`}
            busy={generating && direction === pressed && 'Generating...'}
            onClick={() => causes[direction] === undefined && onPress(direction)}
          >
            {icons[direction]} {labels[direction]}
          </Button>
        ))}
      </div>
      <p id={`${id}-causes`} role="status" className="mt-2 text-small empty:hidden">
        {[...new Set(directions.flatMap((direction) => causes[direction] ?? []))].join(' ')}
      </p>
      <p className="mt-2 text-ink-2 text-small">
        {[
          hintFor(allLocked, otherSport),
          isWritten && 'Harder, easier and other intervals change what you wrote, and cost nothing.',
          hasAccess
            ? generations && priceOf(generations, isWritten ? 'Another one' : 'A new version')
            : 'Another one is generated, which is for paid users.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  )
}

function hintFor(allLocked: boolean, otherSport: SportId | undefined): string {
  if (otherSport) {
    const { noun } = sportOf(otherSport)
    return `You changed this to a ${noun}. Generate a ${noun} to get more versions.`
  }
  if (allLocked) return 'Every step is locked: unlock one, and the next version can differ.'
  return 'Lock a step in the list, and the next version keeps it as it is now.'
}

function priceOf(generations: NonNullable<Generations>, what: string): string {
  const left = generationsLeft(generations)
  const { limit } = generations
  if (left === 0) return `All ${limit} generations of this month are used; they renew on ${renewalDay(generations)}.`
  return `${what} is 1 of your ${limit} generations this month, ${left} left.`
}

const labels: Record<Direction, string> = {
  another: 'Another one',
  harder: 'Harder',
  easier: 'Easier',
  'longer intervals': 'Longer intervals',
  'shorter intervals': 'Shorter intervals',
}

const icons: Record<Direction, ReactNode> = {
  another: <RefreshCw aria-hidden="true" className="size-4" />,
  harder: <ArrowUp aria-hidden="true" className="size-4" />,
  easier: <ArrowDown aria-hidden="true" className="size-4" />,
  'longer intervals': <Plus aria-hidden="true" className="size-4" />,
  'shorter intervals': <Minus aria-hidden="true" className="size-4" />,
}
