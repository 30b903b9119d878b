import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/account/password/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ message }: Record<string, unknown>): { message?: string } =>
    message === undefined ? {} : { message: String(message) },
  head: () => ({ meta: [{ title: 'Reset password · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordScreen {...Route.useSearch()} />
}
