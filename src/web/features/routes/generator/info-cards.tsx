import MapPinned from 'lucide-react/icons/map-pinned'
import Route from 'lucide-react/icons/route'
import Ruler from 'lucide-react/icons/ruler'

/** What the route generator can do, in three cards. */
export function InfoCards() {
  return (
    <ul className="grid gap-5 border-line border-t pt-5">
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 text-ink-2" />
          <div>
            <h2 className="text-h4">{title}</h2>
            <p className="text-ink-2 text-small">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const cards = [
  {
    icon: MapPinned,
    title: 'Interactive Map',
    text: 'Click where you want to start. Then drag the line to lead the loop past a place of yours.',
  },
  {
    icon: Ruler,
    title: 'Custom Distance',
    text: 'From 200 m to 200 km, in kilometres or miles. The loop keeps the length while you change its way.',
  },
  {
    icon: Route,
    title: 'Optimized Routes',
    text: 'Three loops on real streets that end where they start, with as little of a way used twice as can be.',
  },
] as const
