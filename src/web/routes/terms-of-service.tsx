import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../features/site/head.ts'
import { TermsOfService } from '../features/site/terms-of-service.tsx'

export const Route = createFileRoute('/terms-of-service')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/terms-of-service',
      title: 'Terms of Service',
      description: 'What you and the people who run Pacewright owe each other.',
    }),
  component: TermsOfService,
})
