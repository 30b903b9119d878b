import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../features/account/password/forgot-password-screen.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: 'Forgot password · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  component: ForgotPasswordScreen,
})
