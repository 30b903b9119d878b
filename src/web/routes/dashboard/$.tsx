import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '../../features/site/errors/page-not-found.tsx'

// An unknown address below the dashboard asks a signed-out visitor to sign in first, as every dashboard page does.
export const Route = createFileRoute('/dashboard/$')({
  head: () => ({ meta: [{ title: 'Page Not Found · Pacewright' }] }),
  component: PageNotFound,
})
