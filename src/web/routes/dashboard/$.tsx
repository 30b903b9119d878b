import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '../../features/site/errors/page-not-found.tsx'

// What is unknown below the dashboard is the dashboard's matter: a stranger is asked to sign in first, as everywhere.
export const Route = createFileRoute('/dashboard/$')({
  head: () => ({ meta: [{ title: 'Page Not Found · Pacewright' }] }),
  component: PageNotFound,
})
