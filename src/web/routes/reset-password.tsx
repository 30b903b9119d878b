import { createFileRoute } from '@tanstack/react-router'
import { parseMessage } from '../features/account/link-message.ts'
import { ResetPasswordScreen } from '../features/account/password/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: parseMessage,
  head: () => ({ meta: [{ title: 'Reset password · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordScreen {...Route.useSearch()} />
}
