import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '../features/site/documents/contact.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/contact')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/contact',
      title: 'Contact',
      description: 'How to reach the people who run Pacewright. You get a reply within 24 hours.',
    }),
  component: Contact,
})
