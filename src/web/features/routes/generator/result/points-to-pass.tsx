import X from 'lucide-react/icons/x'
import { Button } from '../../../../ui/button.tsx'

/** The points that the loop is led past, each with a button that removes it. */
export function PointsToPass({ count, onRemove }: { count: number; onRemove: (index: number) => void }) {
  if (count === 0) return null
  return (
    <section aria-label="Points to pass">
      <h2 className="mb-2 text-label">Points to pass</h2>
      <ul className="flex flex-wrap gap-2">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the order
          <li key={index}>
            <Button size="compact" aria-label={`Remove point ${index + 1}`} onClick={() => onRemove(index)}>
              {index + 1}
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
