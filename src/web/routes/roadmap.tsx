import { createFileRoute } from '@tanstack/react-router'
import { Roadmap } from '../features/site/roadmap/roadmap.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/roadmap')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/roadmap',
      title: 'Roadmap',
      description:
        'What is being built for runners, cyclists and swimmers, what comes next, and what is there already.',
    }),
  component: Roadmap,
})
