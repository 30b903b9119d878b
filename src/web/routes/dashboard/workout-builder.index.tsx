import { createFileRoute } from '@tanstack/react-router'
import { Builder } from '../../features/builder/builder.tsx'

export const Route = createFileRoute('/dashboard/workout-builder/')({
  head: () => ({ meta: [{ title: 'Workout Builder · Pacewright' }] }),
  component: () => <Builder opened={{ name: '', steps: [] }} />,
})
