import { Link } from '@tanstack/react-router'
import { ACTIVITY } from '../../lib/next-address.ts'

/** The product's name in the dashboard; it leads to where an athlete starts. */
export function HomeLink() {
  return (
    <Link to={ACTIVITY} className="text-h3 no-underline">
      Pacewright
    </Link>
  )
}
