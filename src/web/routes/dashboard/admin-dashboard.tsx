import { createFileRoute } from '@tanstack/react-router'
import { AdminScreen } from '../../features/admin/admin-screen.tsx'
import { adminSearch } from '../../features/admin/admin-search.ts'

export const Route = createFileRoute('/dashboard/admin-dashboard')({
  validateSearch: adminSearch,
  head: () => ({ meta: [{ title: 'Admin Dashboard · Pacewright' }] }),
  component: Admin,
})

function Admin() {
  return <AdminScreen {...Route.useSearch()} />
}
