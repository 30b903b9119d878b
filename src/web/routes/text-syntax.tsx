import { createFileRoute } from '@tanstack/react-router'
import { TextSyntaxDocument } from '../features/site/documents/text-syntax-document.tsx'
import { pageHead } from '../features/site/head.ts'

export const Route = createFileRoute('/text-syntax')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/text-syntax',
      title: 'Workouts as text',
      description: 'How to type a workout: lengths, targets, repeats, swims, and what is understood.',
    }),
  component: TextSyntaxDocument,
})
