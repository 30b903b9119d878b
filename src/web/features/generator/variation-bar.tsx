import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { type Direction, directions } from '#domain/generator/direction.ts'
import { Button } from '../../ui/button.tsx'

/** Which way the next version goes. `pressed` is on its way, or has just come and keeps the keyboard where it was. */
export function VariationBar({
  generating,
  pressed,
  fixed,
  onPress,
}: {
  generating: boolean
  pressed: Direction | undefined
  /** Whether every entry is locked, so that nothing could change. */
  fixed: boolean
  onPress: (direction: Direction) => void
}) {
  return (
    <section aria-label="Next version" className="mt-5">
      <div className="flex flex-wrap gap-2">
        {directions.map((direction) => (
          <Button
            key={direction}
            size="compact"
            autoFocus={direction === pressed && !generating}
            disabled={generating || fixed}
            busy={generating && direction === pressed && 'Generating...'}
            onClick={() => onPress(direction)}
          >
            {icons[direction]} {words[direction]}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-ink-2 text-small">
        {fixed
          ? 'Every step is locked: unlock one, and the next version can differ.'
          : 'Lock a step in the list, and the next version keeps it as it is now.'}
      </p>
    </section>
  )
}

const words: Record<Direction, string> = {
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
