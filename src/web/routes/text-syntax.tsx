import { createFileRoute } from '@tanstack/react-router'
import * as textSyntax from '#docs/text-syntax.md'
import { Document } from '../features/site/documents/document.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/text-syntax')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/text-syntax',
      title: 'Workouts as text',
      description: 'How to type a workout: lengths, targets, repeats, swims, and what is understood.',
    }),
  component: () => <Document {...textSyntax} />,
})
