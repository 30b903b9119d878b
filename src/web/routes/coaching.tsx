import { createFileRoute } from '@tanstack/react-router'
import { CoachingDocument } from '../features/site/documents/coaching-document.tsx'
import { pageHead } from '../features/site/head.ts'

export const Route = createFileRoute('/coaching')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/coaching',
      title: 'How sessions are made and judged',
      description: 'What a good session of each type keeps to, where the figures come from, and how load is counted.',
    }),
  component: CoachingDocument,
})
