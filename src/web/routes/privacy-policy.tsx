import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '../features/site/documents/privacy-policy.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      description: 'What Pacewright knows about you, why, and what becomes of it.',
    }),
  component: PrivacyPolicy,
})
