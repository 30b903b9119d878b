import { createFileRoute } from '@tanstack/react-router'
import { ConfirmLetterScreen } from '../features/account/letters/confirm-letter-screen.tsx'

export const Route = createFileRoute('/auth/confirm')({
  head: () => ({ meta: [{ title: 'Confirm · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  component: ConfirmLetterScreen,
})
