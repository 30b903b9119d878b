import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '../features/billing/pricing/pricing-screen.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/pricing')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/pricing',
      title: 'Pricing',
      description: 'What planning, building and generating workouts costs on this server, and how to cancel.',
    }),
  component: PricingScreen,
})
