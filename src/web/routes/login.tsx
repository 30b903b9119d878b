import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/account/sign-in/login-screen.tsx'
import { parseLoginSearch } from '../features/account/sign-in/login-search.ts'

export const Route = createFileRoute('/login')({
  validateSearch: parseLoginSearch,
  head: ({ match }) => ({
    meta: [
      { title: `${match.search.register ? 'Signup' : 'Login'} · Pacewright` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Login,
})

function Login() {
  return <LoginScreen {...Route.useSearch()} />
}
