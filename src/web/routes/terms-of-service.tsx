import { createFileRoute } from '@tanstack/react-router'
import { TermsOfService } from '../features/site/documents/terms-of-service.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/terms-of-service',
      title: 'Terms of Service',
      description: 'What you and the people who run Pacewright owe each other.',
    }),
  component: TermsOfService,
})
