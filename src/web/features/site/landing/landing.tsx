import { Navigate } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ACTIVITY } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { Later } from '../../../ui/later.tsx'
import { Film } from './film.tsx'
import { Hero } from './hero.tsx'
import { LowerParts } from './lower-parts.tsx'
import { Trial } from './trial/trial.tsx'

/** The front page: the product in use, what it is good for, what it costs, and answers. */
export function Landing() {
  const { status } = useSession()
  return (
    <>
      {status === 'signed-in' && <Navigate to={ACTIVITY} replace />}
      <Hero />
      <Trial />
      <Film />
      <Later drawn={drawLowerParts()} load={loadLowerParts} given={{}} when="soon" />
    </>
  )
}

// The browser's script has no part of what only the server draws.
const drawLowerParts = createIsomorphicFn()
  .server(() => <LowerParts />)
  .client(() => null)

const loadLowerParts = createIsomorphicFn()
  .server(async () => LowerParts)
  .client(async () => (await import('./lower-parts.tsx')).LowerParts)
