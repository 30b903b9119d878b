import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nextAddress } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginSearch } from './login-search.ts'
import { SignupForm } from './signup-form.tsx'

/** Sign-in and sign-up on one page. A signed-in visitor goes on to the page in `next`. */
export function LoginScreen({ register = false, message, next }: LoginSearch) {
  const { status } = useSession()
  const { history } = useRouter()
  useEffect(() => {
    if (status === 'signed-in') history.replace(nextAddress(next))
  }, [status, history, next])

  if (status !== 'signed-out') return <Loading label="Loading" />
  const other = {
    to: '/login',
    search: { ...(next ? { next } : {}), ...(register ? {} : { register: true }) },
  } as const
  return (
    <AccountFrame title={register ? 'Signup' : 'Login'}>
      <div className="grid gap-6">
        {message && <Notice tone="good">{message}</Notice>}
        {register ? <SignupForm /> : <LoginForm />}
        <p className="text-body text-ink-2">
          {register ? 'You have an account already?' : 'No account yet?'}{' '}
          <Link {...other} className={link}>
            {register ? 'Login' : 'Signup'}
          </Link>
        </p>
        <p className="text-small text-ink-2">
          {register ? 'By signing up you accept our ' : 'Read our '}
          <Link to="/terms-of-service" className={link}>
            Terms
          </Link>{' '}
          and{' '}
          <Link to="/privacy-policy" className={link}>
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </AccountFrame>
  )
}

const link = 'font-[560] text-ink underline decoration-edge underline-offset-4 hover:decoration-ink'
