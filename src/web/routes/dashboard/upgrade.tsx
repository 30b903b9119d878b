import { createFileRoute } from '@tanstack/react-router'
import { UpgradeScreen } from '../../features/billing/upgrade-screen.tsx'

export const Route = createFileRoute('/dashboard/upgrade')({
  head: () => ({ meta: [{ title: 'Upgrade · Pacewright' }] }),
  component: UpgradeScreen,
})
