import { createFileRoute } from '@tanstack/react-router'
import { SentencesGuide } from '../features/site/documents/sentences-guide.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/sentences')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/sentences',
      title: 'Workouts in a sentence',
      description: 'What a sentence can ask for: lengths, sets, targets, ladders, swims, and whole workouts.',
    }),
  component: SentencesGuide,
})
