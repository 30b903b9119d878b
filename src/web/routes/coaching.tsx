import { createFileRoute } from '@tanstack/react-router'
import * as coaching from '#docs/coaching.md'
import { Document } from '../features/site/documents/document.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/coaching')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/coaching',
      title: 'How sessions are made and judged',
      description: 'What a good session of each type keeps to, where the figures come from, and how load is counted.',
    }),
  component: () => <Document {...coaching} />,
})
