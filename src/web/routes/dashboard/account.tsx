import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../../features/account/settings/account-screen.tsx'

export const Route = createFileRoute('/dashboard/account')({
  head: () => ({ meta: [{ title: 'Account Settings · Pacewright' }] }),
  component: AccountScreen,
})
