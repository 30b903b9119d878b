import { createFileRoute, redirect } from '@tanstack/react-router'
import { Landing } from '../features/site/landing/landing.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    if (context.visitor) throw redirect({ to: '/dashboard/activity', statusCode: 307 })
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/',
      title: 'Rapidly Plan and Generate Structured Workouts',
      description:
        'Structured running, cycling and swimming workouts from a length, a type and your own threshold. Edit, save and share them.',
      named: false,
    }),
  component: Landing,
})
