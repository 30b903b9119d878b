import { createFileRoute } from '@tanstack/react-router'
import { Builder } from '../../features/builder/builder.tsx'
import { dayOfAddress } from '../../features/calendar/day-of-address.ts'

export const Route = createFileRoute('/dashboard/workout-builder/')({
  validateSearch: dayOfAddress,
  head: () => ({ meta: [{ title: 'Workout Builder · Pacewright' }] }),
  component: () => <Builder opened={{ name: '', steps: [] }} />,
})
