import { createFileRoute } from '@tanstack/react-router'
import { CheckEmailScreen } from '../features/account/letters/check-email-screen.tsx'

export const Route = createFileRoute('/email-verification/set-password')({
  head: () => ({ meta: [{ title: 'Check your email · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  component: CheckEmailScreen,
})
