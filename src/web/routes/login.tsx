import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/account/sign-in/login-screen.tsx'
import { loginSearch } from '../features/account/sign-in/login-search.ts'

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  head: ({ match }) => ({ meta: [{ title: `${match.search.register ? 'Signup' : 'Login'} · Pacewright` }] }),
  component: Login,
})

function Login() {
  return <LoginScreen {...Route.useSearch()} />
}
